import { type Person, personOf } from "#scripts/operate/seed/lead.ts";
import type { Random } from "#scripts/operate/seed/random.ts";

/** So many people of a hundred have a name of each kind. */
const shares = { arabInLatin: 22, arab: 18, southAsian: 38, european: 22 };

const list = (names: string) => names.split(", ");

/** Each list begins with the most frequent name. Spellings of one name are parted by a stroke. */
const origins: Record<keyof typeof shares, Record<"first" | "last", readonly string[]>> = {
  arabInLatin: {
    first: list(
      "Mohammed|Mohamed|Muhammad|Mohammad, Ahmed|Ahmad, Ali, Abdulla|Abdullah, Fatima|Fatma, Khalid|Khaled, Mariam|Maryam, Omar, Hassan, Saeed, Sara|Sarah, Yousef|Yousuf|Yusuf, Hamad, Aisha|Ayesha, Salem, Sultan, Noura|Nora, Ibrahim, Rashid|Rashed, Abdulrahman|Abdul Rahman, Hessa, Majid, Shamma, Tariq, Layla, Mansour, Zayed, Moza, Huda, Jassim",
    ),
    last: list(
      "Al Mansoori|Al Mansouri, Al Nuaimi, Al Shamsi, Al Marri, Al Zaabi, Al Ketbi, Al Hammadi, Al Ali, Al Suwaidi, Al Dhaheri, Al Mazrouei, Al Balushi, Hassan, Al Kaabi, Haddad, Khoury, Saleh, Mahmoud, Ibrahim, Al Falasi, Mostafa, Nasser",
    ),
  },
  arab: {
    first: list(
      "محمد, أحمد, علي, عبدالله|عبد الله, فاطمة, خالد, مريم, عمر, حسن, سعيد, سارة, يوسف, حمد, عائشة, سالم, سلطان, نورة, إبراهيم, راشد, عبدالرحمن|عبد الرحمن, حصة, ماجد, شمة, طارق, ليلى, منصور, زايد, موزة, هدى, جاسم",
    ),
    last: list(
      "المنصوري, النعيمي, الشامسي, المري, الزعابي, الكتبي, الحمادي, آل علي, السويدي, الظاهري, المزروعي, البلوشي, حسن, الكعبي, حداد, خوري, صالح, محمود, إبراهيم, الفلاسي, مصطفى, ناصر",
    ),
  },
  southAsian: {
    first: list(
      "Muhammad|Mohammed, Priya, Rahul, Syed, Anil, Sunil, Rajesh, Ali, Deepa, Sanjay, Imran, Ramesh, Anita, Vijay, Bilal, Suresh, Arjun, Ayesha, Abdul, Faisal, Usman, Lakshmi, Vikram, Sandeep, Zainab, Kiran, Asif, Manoj, Neha, Nasir, Hina, Thomas, Joseph, Shaikh, Tanvir, Nimal",
    ),
    last: list(
      "Khan, Kumar, Ahmed, Singh, Ali, Nair, Sharma, Hussain, Patel, Thomas, Iqbal, Menon, Rahman, Fernandes, Malik, Joseph, Gupta, Siddiqui, Mathew, Reddy, Hossain, Islam, Pillai, Shah, Rao, Perera, Das, Chaudhry, Mehta, Iyer",
    ),
  },
  european: {
    first: list(
      "Maria, James, John, Michael, David, Anna, Sarah, Jose, Daniel, Elena, Robert, Emma, Mark, Paul, Grace, Peter, Laura, Thomas, Oliver, Chloe, Andrew, Sophie, Richard, Pierre, Julia, Dmitri, Martin, Ramon, Wei, Stefan",
    ),
    last: list(
      "Santos, Smith, Reyes, Cruz, Jones, Garcia, Williams, Brown, Taylor, Wilson, Dela Cruz, Müller, Martin, Ivanova, Rossi, Bautista, Schmidt, Johnson, Evans, Dubois, Novak, Petrov, Wang, Lopez, Murphy, Kowalski, Jensen, Silva, Weber, O'Brien",
    ),
  },
};

/** Picks a name; the second is half as frequent as the first, the third a third, as names are. */
function nameFrom(names: readonly string[], random: Random): string {
  const spellings = random.weighted(Object.fromEntries(names.map((name, rank) => [name, 1 / (rank + 1)])));
  return random.pick(spellings.split("|"));
}

/** Invents a person whose name is as frequent as names are among those who live in the UAE. */
export function personWithCommonName(random: Random): Person {
  const { first, last } = origins[random.weighted(shares)];
  return { ...personOf(random), name: `${nameFrom(first, random)} ${nameFrom(last, random)}` };
}
