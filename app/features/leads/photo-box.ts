/** Photos of a draft are too large for where its words are kept; each draft's lie in a box of the browser's cache. */
const boxOf = (key: string) => `photos:${key}`;

export async function keepPhotos(key: string, photos: readonly Blob[]): Promise<void> {
  await dropPhotos(key);
  if (photos.length === 0) return;
  const box = await caches.open(boxOf(key));
  for (const [index, photo] of photos.entries()) await box.put(`/photo/${index}`, new Response(photo));
}

export async function keptPhotos(key: string): Promise<Blob[]> {
  if (!(await caches.has(boxOf(key)))) return [];
  const box = await caches.open(boxOf(key));
  return Promise.all((await box.matchAll()).map((photo) => photo.blob()));
}

export async function dropPhotos(key: string): Promise<void> {
  if ("caches" in window) await caches.delete(boxOf(key));
}
