"""The push book, on both databases: an endpoint belongs to one person, a notice is claimed once."""

from benchtop.store import Entry, Header, ListingUpdate, PushSubscription, Store, store_at
from benchtop.store.push import DEVICES


def browser(number: int) -> PushSubscription:
    return PushSubscription(f"https://push.example.org/{number}", "p", "a", "https://bench.example.org")


async def with_table(store: Store, code: str) -> None:
    header = Header(code, "peptide", 1, 2, "seed", {}, {}, 1.0)
    await store.create(header, Entry(1, "opened", None, "opened", {}, 1.0), listed=False, listing=ListingUpdate())


async def test_an_endpoint_belongs_to_whoever_subscribed_last(database: str) -> None:
    async with store_at(database) as store:
        pushes = store.pushes
        assert await pushes.subscribe("ada", browser(1), 1.0) == 1
        assert await pushes.subscribe("ada", browser(1), 2.0) == 1
        assert await pushes.subscribe("ada", browser(2), 3.0) == 2
        assert await pushes.subscribe("ben", browser(1), 4.0) == 1
        assert (await pushes.of("ada"), await pushes.of("ben")) == ([browser(2)], [browser(1)])
        assert await pushes.unsubscribe("ada", browser(1).endpoint) == 1
        assert await pushes.of("ben") == [browser(1)]
        assert await pushes.unsubscribe("ada") == 0


async def test_a_further_browser_takes_the_place_of_the_oldest(database: str) -> None:
    async with store_at(database) as store:
        for number in range(DEVICES + 2):
            await store.pushes.subscribe("ada", browser(number), float(number))
        assert await store.pushes.of("ada") == [browser(number) for number in range(DEVICES + 1, 1, -1)]


async def test_a_notice_is_claimed_once_for_every_number_of_moves_and_goes_with_its_table(database: str) -> None:
    async with store_at(database) as store, store_at(database) as other:
        for code in ("BCDFGH", "BCDFGJ"):
            await with_table(store, code)
        assert await store.pushes.claim("BCDFGH", "ada", 0)
        assert not await other.pushes.claim("BCDFGH", "ada", 0)
        assert await other.pushes.claim("BCDFGH", "ben", 0)
        assert await other.pushes.claim("BCDFGJ", "ada", 0)
        assert await other.pushes.claim("BCDFGH", "ada", 1)
        assert not await store.pushes.claim("BCDFGH", "ada", 1)
        assert await store.forget(2.0) == 2
        await with_table(store, "BCDFGH")
        assert await store.pushes.claim("BCDFGH", "ada", 1)


async def test_a_fact_is_made_once(database: str) -> None:
    async with store_at(database) as store, store_at(database) as other:
        assert await store.fact("push_key", lambda: "one") == "one"
        assert await other.fact("push_key", lambda: "two") == "one"
