import { z } from "zod";
import { date, key, line } from "./common.ts";
import { localisedLine } from "./company.ts";

const file = z
  .string()
  .regex(
    /^\w[\w ().-]*\.(jpe?g|png|webp|avif)$/i,
    "must be the name of a JPEG, PNG, WebP or AVIF file in content/photos, in Latin letters, such as van-1.jpg",
  );
const photo = { file, alt: localisedLine };

/** Page ids. `*` stands for any one segment, so /dubai/* is every page about a trade in Dubai. */
const pages = z
  .array(z.string().regex(/^\/[a-z0-9/*-]*$/, "must be a page's English path, such as /services/mep or /*/ac-services"))
  .min(1);

const expires = z.union([date, z.literal("never")], { error: "must be a day such as 2027-03-31, or never" });

const certificate = z
  .strictObject({
    name: localisedLine,
    issuer: localisedLine,
    number: line,
    /** The last day on which the certificate is valid. */
    expires,
    file: file.optional(),
    alt: localisedLine.optional(),
  })
  .refine((each) => (each.file === undefined) === (each.alt === undefined), {
    path: ["alt"],
    message: "belongs to a photo: give both file and alt, or neither",
  });

/** A value that was measured before and after the work, with the name of the instrument. */
const reading = z.strictObject({
  what: localisedLine,
  before: localisedLine,
  after: localisedLine,
  instrument: localisedLine,
});

/** A licence or registration that somebody holds in person, such as an engineer's. */
const licence = z.strictObject({ name: localisedLine, number: line, expires });

const person = { name: localisedLine, role: localisedLine };

/** The company's own photographs: content/photos/photos.yaml. */
export const photos = z.strictObject({
  team: z
    .array(
      z
        .strictObject({
          ...photo,
          ...person,
          trade: localisedLine.optional(),
          licence: licence.optional(),
          /** The name of the file in authors/ whose articles this person signs. */
          author: key.optional(),
        })
        .refine(({ author, trade, licence }) => !author || (trade && licence), {
          path: ["author"],
          message: "only somebody with a trade and a licence signs articles",
        }),
    )
    .default([]),
  photos: z.array(z.strictObject({ ...photo, caption: localisedLine, pages })).default([]),
  certificates: z.array(certificate).default([]),
  pairs: z
    .array(
      z.strictObject({
        title: localisedLine,
        before: z.strictObject(photo),
        after: z.strictObject(photo),
        reading,
        pages,
      }),
    )
    .default([]),
});
export type Photos = z.infer<typeof photos>;

/** The name of a picture in content/shared/pictures.yaml. */
const drawn = { picture: key };

/**
 * Drawn pictures where a real company's photographs will stand: content/photos/examples.yaml. They are shown only while the company itself is
 * an example, and a list of the company's own replaces the list here.
 */
export const examples = z.strictObject({
  sample: z.literal(true),
  team: z.array(z.strictObject({ ...drawn, ...person })),
  photos: z.array(z.strictObject({ ...drawn, caption: localisedLine, pages })),
  certificates: z.array(z.strictObject({ ...drawn, name: localisedLine, caption: localisedLine })),
  pairs: z.array(
    z.strictObject({
      title: localisedLine,
      before: z.strictObject(drawn),
      after: z.strictObject(drawn),
      reading,
      pages,
    }),
  ),
});
export type Examples = z.infer<typeof examples>;
