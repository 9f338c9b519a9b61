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

/** React warns about useLayoutEffect on the server, so the server uses useEffect instead. */
const useFirstEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Holds the state of engineer mode in the browser: typed values, problems, and the last valid result. The address changes with the state. */
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
    (name: string, to: (fields: GivenFields) => GivenFields) => {
      touch(name);
      go(withGiven(latest.current, to(latest.current.given)), "typed");
    },
    [touch, go, latest],
  );
  const set = useCallback(
    (name: string, value: string) => change(name, (fields) => ({ ...fields, [name]: value })),
    [change],
  );
  /** The number of presses. It makes each press of a button a history entry of its own, so that the back button undoes one press. */
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
 * Holds the state twice. `state` is for the answer and changes at once, like the text in a field. `form` is for the form and everything behind
 * the answer: after a keystroke React may update it later, after a pressed button it changes at once.
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

/** Moves the focus after an action on a list to the place where the visitor continues: the room, or the heading of the list. */
function useFocus() {
  const focusTarget = useRef<string>(undefined);
  useEffect(() => {
    if (!focusTarget.current) return;
    const target = document.getElementById(focusTarget.current);
    focusTarget.current = undefined;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: "nearest" });
  });
  return useCallback((action: string) => {
    focusTarget.current = targetOf(action);
  }, []);
}

/** Reads the controls of the form. A value that was typed before hydration is only there. */
const typedIn = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      placeOf(name) && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const newIn = (typed: Record<string, string>, fields: GivenFields) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => (fields[name] ?? "") !== value));
