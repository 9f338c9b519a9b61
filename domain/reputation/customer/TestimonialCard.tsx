import { languages } from "@site/ground/language/languages.ts";
import type { ShownTestimonial } from "./shown.server.ts";

/** A customer's words, in the language in which they were written. */
export function TestimonialCard({ testimonial }: { testimonial: ShownTestimonial }) {
  const { words, language, name, details } = testimonial;
  return (
    <li className="card">
      <figure>
        <blockquote lang={language} dir={languages[language].dir} className="whitespace-pre-line wrap-anywhere">
          {words}
        </blockquote>
        <figcaption className="mt-4 text-sm text-soft">
          {name && (
            <b className="block">
              <bdi>{name}</bdi>
            </b>
          )}
          {details}
        </figcaption>
      </figure>
    </li>
  );
}
