import { mount } from 'svelte';
import App from './app/App.svelte';
import { install } from './app/install.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';

void install.start();
mount(App, { target: document.getElementById('app')! });
