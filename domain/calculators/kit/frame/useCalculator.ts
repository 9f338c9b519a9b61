import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Calculator } from "./calculator.ts";
import type { Fields } from "./fields.ts";
import { fieldNamed, usualText } from "./fields.ts";
import type { RawValues } from "./read-fields.ts";
import { sayer } from "./say.ts";
import { change, queryOf, readCalculation } from "./state.ts";
import { useAddress } from "./useAddress.ts";
import type { CalculatorProps } from "./words.ts";

/** React warns about useLayoutEffect on the server, so the server uses useEffect instead. */
const useFirstEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Holds the state of a calculator in the browser: typed values, problems, and the last valid result. The address changes with the state. */
export function useCalculator<F extends Fields, R, W>(calculator: Calculator<F, R, W>, props: CalculatorProps<W>) {
  const [state, setState] = useState(() => readCalculation(calculator, new URLSearchParams(props.query)));
  const [hydrated, setHydrated] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const query = queryOf(calculator, state.input);
  const say = useMemo(() => sayer({ ...props.words, ...props.today }, props.shared, props.language), [props]);
  const touch = useAddress(state.asked ? query : "", state.stale, (search) =>
    setState(readCalculation(calculator, new URLSearchParams(search))),
  );

  /** Changes one field, or several at once, for example when a room is removed. */
  const setAll = useCallback(
    (values: RawValues) => {
      touch(Object.keys(values).join());
      const all = { ...calculator.follow?.(values), ...values };
      setState((before) => change(calculator, before, { ...before.raw, ...all }));
    },
    [calculator, touch],
  );

  /** A value that was typed before hydration is in the controls but not yet in the state, so this effect reads the controls once. */
  useFirstEffect(() => {
    setHydrated(true);
    const typed = newIn(typedIn(ref.current), state.raw);
    if (Object.keys(typed).length > 0) setAll(typed);
  }, []);

  const raw = (name: string) => state.raw[name] ?? usualOf(calculator.fields, name);

  return { calculator, given: props, ...state, raw, query, say, hydrated, ref, setAll };
}

export type Calculation<F extends Fields, R, W> = ReturnType<typeof useCalculator<F, R, W>>;

function usualOf(fields: Fields, name: string) {
  const field = fieldNamed(fields, name);
  return field ? usualText(field) : "";
}

/** Reads the controls of the form. A ticked box sends two values, and the last one counts. */
const typedIn = (form: HTMLFormElement | null): RawValues =>
  Object.fromEntries(
    [...new FormData(form ?? undefined)].flatMap(([name, value]) =>
      name !== "v" && typeof value === "string" ? [[name, value]] : [],
    ),
  );

const newIn = (typed: RawValues, raw: RawValues): RawValues =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => raw[name] !== value));
