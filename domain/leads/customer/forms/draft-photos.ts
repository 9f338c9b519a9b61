/**
 * The name of the cache for the photos of a draft. Photos are too large for localStorage, so they are kept in the browser's Cache storage.
 */
const cacheName = (key: string) => `photos:${key}`;

export async function keepPhotos(key: string, photos: readonly Blob[]): Promise<void> {
  await dropPhotos(key);
  if (photos.length === 0) return;
  const cache = await caches.open(cacheName(key));
  for (const [index, photo] of photos.entries()) await cache.put(`/photo/${index}`, new Response(photo));
}

export async function keptPhotos(key: string): Promise<Blob[]> {
  if (!(await caches.has(cacheName(key)))) return [];
  const cache = await caches.open(cacheName(key));
  return Promise.all((await cache.matchAll()).map((photo) => photo.blob()));
}

export async function dropPhotos(key: string): Promise<void> {
  try {
    await caches.delete(cacheName(key));
  } catch {}
}
