/** Large links into the page: one glance and one tap. `note` says how much is there. */
export const Choice = ({
  heading,
  links,
}: {
  heading?: string;
  links: { href: string; name: string; note?: string }[];
}) => (
  <>
    {heading && <p className="mb-2 font-semibold">{heading}</p>}
    <ul className="grid grid-cols-2 gap-2 sm:gap-4">
      {links.map(({ href, name, note }) => (
        <li key={href} className="last:odd:col-span-2">
          <a href={href} className="flex min-h-14 items-center gap-3 card smooth hover:border-brand hover:shadow-card">
            <span className="text-xl font-semibold">{name}</span>
            {note && <span className="ms-auto text-2xl font-semibold text-brand">{note}</span>}
          </a>
        </li>
      ))}
    </ul>
  </>
);
