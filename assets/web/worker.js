// Keeps the pages, so that they come also while the table is away, and say so. The program writes above this which files there
// are (FILES) and a digest of all of them (VERSION): with another program it is another worker, which takes all files anew.
// Nothing else is kept or even looked at, least of all what a table says.

const KEPT = `homestretch ${VERSION}`, PATIENCE = 3000;

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })))));
});

addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => clients.claim()));
});

/** From the table as long as it is there, else as it was kept. */
async function shown(request) {
  const kept = async () => await (await caches.open(KEPT)).match(request, { ignoreSearch: true, ignoreVary: true }) ?? Response.error();
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    // What a proxy says for a table that is away.
    return answer.status < 500 ? answer : await kept();
  } catch {
    return kept();
  }
}

addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method === "GET" && origin === location.origin && FILES.includes(pathname)) event.respondWith(shown(event.request));
});
