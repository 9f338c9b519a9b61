/** This page is behind the sign-in guard too, because strangers must not learn which addresses exist. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export default function AdminMissing() {
  return null;
}
