export const photoPath = (id: string) => `/team/photos/${id}`;
