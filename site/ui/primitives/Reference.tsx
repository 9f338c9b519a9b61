/** A reference is left to right, and in one font inside Arabic text too, because the Arabic font has the digits but not the letters. */
export const Reference = ({ code }: { code: string }) => (
  <bdi dir="ltr" className="latin">
    {code}
  </bdi>
);
