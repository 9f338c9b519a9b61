import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { sayer } from "../../frame/say.ts";
import { useAddress } from "../../frame/useAddress.ts";
import type { Given as Page } from "../../frame/words.ts";
import type { Words } from "../words.ts";
import { targetOf } from "./address.ts";
import { calculatorOf } from "./calculator.ts";
import type { Given } from "./compact.ts";
import { placeOf } from "./path.ts";
import { openState, queryOf, withAction, withGiven } from "./state.ts";

/** useLayoutEffect warns when it is rendered on the server, so there it is useEffect. */
const useFirstEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** The state of engineer mode in the browser: typed values, problems, the last valid result. The address follows it. */
export function useEngineer(page: Page<Words>) {
  const read = (search: string) => openState(new URLSearchParams(search), page.words);
  const [state, setState] = useState(() => read(page.query));
  const [hydrated, setHydrated] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const focus = useFocus();
  const query = useMemo(() => queryOf(state), [state]);
  const say = useMemo(() => sayer(page.words, page.shared, page.language), [page.words, page.shared, page.language]);
  const calculator = useMemo(() => calculatorOf(state), [state]);
  // Refused values are kept in the address too, so that a visitor who returns finds them in their fields.
  const touch = useAddress(query, false, (search) => setState(read(search)));

  useFirstEffect(() => {
    setHydrated(true);
    const typed = newIn(typedIn(ref.current), state.given);
    if (Object.keys(typed).length > 0) setAll({ ...state.given, ...typed });
  }, []);

  const set = useCallback(
    (name: string, value: string) => {
      touch(name);
      setState((before) => withGiven(before, { ...before.given, [name]: value }));
    },
    [touch],
  );
  const setAll = useCallback(
    (given: Given) => {
      touch(Object.keys(given).join());
      setState((before) => withGiven(before, given));
    },
    [touch],
  );
  /** Each press of a button is its own step for the back button. */
  const presses = useRef(0);
  const act = useCallback(
    (action: string) => {
      presses.current += 1;
      touch(`${action} ${presses.current}`);
      focus(action);
      setState((before) => withAction(before, action));
    },
    [touch, focus],
  );
  return { page, state, query, say, calculator, hydrated, ref, set, setAll, act };
}

export type EngineerCalculation = ReturnType<typeof useEngineer>;

/** After a list action the focus moves to where the work continues: the room, or the head of the list. */
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

const newIn = (typed: Record<string, string>, given: Given) =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => (given[name] ?? "") !== value));
