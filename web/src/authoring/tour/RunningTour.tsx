import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorTexts } from '../EditorTexts.tsx';
import { courseListStops } from './courseListStops.ts';
import { driveTour } from './driveTour.ts';
import { editorStops } from './editorStops.ts';
import { tourMessages as messages } from './messages.ts';
import { useTourStyles } from './useTourStyles.ts';
import { tourDelayMs, type Tour } from './useTour.ts';
import { visibleStops } from './visibleStops.ts';

const stopsOf = { editor: editorStops, courseList: courseListStops };

/** A guided tour over the controls of the page, for as long as it is drawn (TOUR-01). */
export function RunningTour({ tour }: { tour: Tour }): ReactElement {
  return (
    <EditorTexts>
      <TourOfPage tour={tour} />
    </EditorTexts>
  );
}

function TourOfPage({ tour: { name, from, end } }: { tour: Tour }): ReactElement {
  const intl = useIntl();
  const className = useTourStyles();
  const place = useRef<HTMLSpanElement>(null);
  const drive = useEffectEvent(() => {
    const stops = visibleStops(stopsOf[name]);
    if (stops.length === 0) {
      end(null);
      return undefined;
    }
    const words = intl.formatMessage;
    return driveTour({
      steps: stops.map(({ name: stop, selector, title, text }, index) => ({
        name: stop,
        selector,
        title: words(title),
        text: words(text),
        progress: words(messages.progress, { step: index + 1, count: stops.length }),
      })),
      from,
      words: {
        skip: words(messages.skip),
        previous: words(messages.previous),
        next: words(messages.next),
        done: words(messages.done),
        stop: words(messages.stop),
      },
      className,
      // What it shows must stand within the theme.
      root: place.current?.closest<HTMLElement>('.fui-FluentProvider') ?? document.body,
      onEnded: end,
    });
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = drive();
    }, tourDelayMs);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  return <span ref={place} hidden />;
}
