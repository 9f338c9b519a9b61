/** So many photos may come with a form. */
export const maxPhotos = 5;
