/** A reference, from left to right. It has one font, also inside Arabic text: the Arabic font has the digits but not the Latin letters. */
export const Reference = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="latin">
    {code}
  </bdi>
);
