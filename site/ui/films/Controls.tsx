export type ControlWords = { pause: string; all: string; choose: string };

/** The controls are plain inputs, and film.css reads their state. So they work without any script. */
export function Controls({ words, steps }: { words: ControlWords; steps: string[] }) {
  return (
    <div className="controls" data-print="no">
      <label className="pause">
        <input type="checkbox" name="pause" className="sr-only" />
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M7 5v14M17 5v14" stroke="currentColor" strokeWidth="4" />
          <path d="M7 4l13 8-13 8z" fill="currentColor" />
        </svg>
        {words.pause}
      </label>
      <fieldset>
        <legend className="sr-only">{words.choose}</legend>
        <label>
          <input type="radio" name="step" value="0" defaultChecked className="sr-only" />
          {words.all}
        </label>
        {steps.map((step, index) => (
          <label key={step}>
            <input
              type="radio"
              name="step"
              value={index + 1}
              className="sr-only"
              aria-label={`${index + 1}. ${step}`}
            />
            {index + 1}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
