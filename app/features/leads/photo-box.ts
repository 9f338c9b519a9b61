/** Photos of a draft are too large for localStorage, so they are in the browser's Cache storage, one cache per draft. */
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
  try {
    await caches.delete(boxOf(key));
  } catch {}
}
