/** Behind the guard too: who is not let in does not learn what is there. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function AdminMissing() {
  return null;
}
