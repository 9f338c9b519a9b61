import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { sayer } from "../../kit/frame/say.ts";
import { useAddress } from "../../kit/frame/useAddress.ts";
import type { CalculatorProps as Page } from "../../kit/frame/words.ts";
import type { Words } from "../words.ts";
import { targetOf } from "./address.ts";
import { calculatorOf } from "./calculator.ts";
import type { GivenFields } from "./compact.ts";
import { placeOf } from "./path.ts";
import type { TypedSheet } from "./sheet.ts";
import { type EngineerState, openState, queryOf, withAction, withGiven } from "./state.ts";

/** useLayoutEffect warns when it is rendered on the server, so there it is useEffect. */
const useFirstEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** The state of engineer mode in the browser: typed values, problems, the last valid result. The address follows it. */
export function useEngineer(page: Page<Words>) {
  const read = (search: string) => openState(new URLSearchParams(search), page.words);
  const { state, form, latest, typed, go } = useTwoSpeeds(() => read(page.query));
  const [hydrated, setHydrated] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const focus = useFocus();
  const query = useMemo(() => queryOf(state), [state]);
  const say = useMemo(() => sayer(page.words, page.shared, page.language), [page.words, page.shared, page.language]);
  const calculator = useMemo(() => calculatorOf(state), [state]);
  // Refused values are kept in the address too, so that a visitor who returns finds them in their fields.
  const touch = useAddress(query, false, (search) => go(read(search)));

  useFirstEffect(() => {
    setHydrated(true);
    const typed = newIn(typedIn(ref.current), state.given);
    if (Object.keys(typed).length === 0) return;
    touch(Object.keys(typed).join());
    go(withGiven(state, { ...state.given, ...typed }));
  }, []);

  const change = useCallback(
    (name: string, to: (given: GivenFields) => GivenFields) => {
      touch(name);
      go(withGiven(latest.current, to(latest.current.given)), "typed");
    },
    [touch, go, latest],
  );
  const set = useCallback(
    (name: string, value: string) => change(name, (given) => ({ ...given, [name]: value })),
    [change],
  );
  /** Each press of a button is its own step for the back button. */
  const presses = useRef(0);
  const act = useCallback(
    (action: string) => {
      presses.current += 1;
      touch(`${action} ${presses.current}`);
      focus(action);
      go(withAction(latest.current, action));
    },
    [touch, focus, go, latest],
  );
  return { page, state, form, typed, query, say, calculator, hydrated, ref, set, change, act };
}

/**
 * Two states. The answer shows one of them at once, as a field shows what is typed in it. The other is for the form and everything behind the answer:
 * it follows typed values between two keystrokes, but pressed buttons at once.
 */
function useTwoSpeeds(begin: () => EngineerState) {
  const [state, setState] = useState(begin);
  const [form, setForm] = useState(state);
  const latest = useRef(state);
  const [fields] = useState(() => new Set<() => void>());
  const go = useCallback(
    (next: EngineerState, how?: "typed") => {
      latest.current = next;
      for (const follow of fields) follow();
      setState(next);
      if (how) startTransition(() => setForm(next));
      else setForm(next);
    },
    [fields],
  );
  const typed = useMemo<TypedSheet>(
    () => ({
      read: (name) => latest.current.given[name] ?? "",
      subscribe: (follow) => {
        fields.add(follow);
        return () => fields.delete(follow);
      },
    }),
    [fields],
  );
  return { state, form, latest, typed, go };
}

export type EngineerCalculation = ReturnType<typeof useEngineer>;

/** After a list action the focus moves to the place where the work continues: the room, or the head of the list. */
function useFocus() {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (!wanted.current) return;
    const target = document.getElementById(wanted.current);
    wanted.current = undefined;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest" });
  });
  return useCallback((action: string) => {
    wanted.current = targetOf(action);
  }, []);
}

/** Input typed before hydration exists only in the controls. */
const typedIn = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      placeOf(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const newIn = (typed: Record<string, string>, given: GivenFields) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => (given[name] ?? "") !== value));
