/**
 * The most common words in lists of leaked passwords, and rows of the keyboard. The digits and signs that people append are left out. The
 * check works offline: we do not ask a breach service.
 */
const common = new Set(
  `
  password passw passwort passcode parola motdepasse contrasena senha sifre kennwort secret letmein welcome changeme default
  access admin administrator administrador root user guest test tester testing temp login master manager owner system server
  unknown private security internet computer laptop windows google facebook instagram youtube whatsapp linkedin samsung iphone
  android microsoft apple minecraft fortnite roblox pokemon nintendo playstation naruto starwars startrek superman batman
  spiderman ironman avengers
  iloveyou loveyou loveme lovely lover love sunshine princess princesa angel babygirl sweetheart butterfly flower rainbow
  chocolate cookie cheese coffee banana orange cherry pepper ginger
  football baseball basketball softball soccer hockey tennis cricket liverpool chelsea arsenal barcelona realmadrid juventus
  manchester ronaldo messi mercedes porsche ferrari toyota nissan corvette mustang harley yamaha
  dragon monkey tiger lion eagle falcon shadow killer hunter ranger warrior wizard phoenix panther dolphin elephant scorpion
  monster diamond silver golden purple yellow summer winter spring autumn january february march april june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  freedom whatever nothing blessed jesus christ allah bismillah alhamdulillah inshallah mashallah ramadan muhammad mohammed
  mohamed mohammad ahmed
  dubai abudhabi sharjah ajman emirates uaeuae alain pakistan india kerala manila philippines london
  michael jordan jennifer jessica michelle daniel charlie thomas robert andrew joshua matthew anthony william samantha nicole
  ashley hannah alexander jonathan benjamin nicholas christopher victoria trustno hello goodmorning superstar
  qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfg asdfgh asdfghjk asdfghjkl asdfasdf zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc qweasd qweasdzxc qweqwe qwaszx qweasdzx zaqwsx mnbvcxz poiuytrewq lkjhgfdsa
  abcdef abcdefg abcdefgh abcabc aabbcc abcd abc aa
  qaz2wsx qaz2wsx3edc 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx 12qwaszx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1g2w3e4r q1w2e3r4 q1w2e3r4t5
  q1w2e3r4t5y6 a1b2c3d4 a1s2d3f4 1a2b3c4d 1234qwer 1234asdf 123qwe123 123qweasd qwe123qwe 1234abcd 123456abc 123abc123
  p@ssw0rd p@ssword pa$$word pa$$w0rd passw0rd pssw0rd pssword pword adm1n
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 87654321 987654321 0987654321 9876543210 01234567 0123456789
  11223344 1122334455 12341234 12344321 1234554321 123123123 123321123 147258369 741852963 789456123 987456321 963852741
  147852369 159357258 102030405 10203040 13579246 246813579 11111111 00000000 88888888
  كلمةالمرور كلمةالسر مرحبا الحمدلله بسمالله ماشاءالله انشاءالله الامارات دبي
  `.split(/\s+/),
);

const fewest = 3;

/** Tells whether a password is easy to guess. `names` are facts that others may know about the person, such as the e-mail address. */
export function isGuessable(password: string, names: (string | null | undefined)[] = []): boolean {
  const typed = password.trim().toLowerCase();
  const bare = typed.replace(/[^\p{L}\p{N}]/gu, "");
  const tries = [typed, bare, bare.replace(/\d{1,4}$/, ""), bare.replace(/^\d{1,4}/, "")];
  return new Set(typed).size < fewest || tries.some((one) => common.has(one)) || isName(typed, names);
}

const isName = (typed: string, names: (string | null | undefined)[]): boolean =>
  names.some((name) => {
    const known = name?.toLowerCase() ?? "";
    return known !== "" && (typed === known || typed === known.split("@")[0]);
  });
