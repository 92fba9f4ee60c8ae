import { useEffect, useEffectEvent, useState } from 'react';
import { decodeText, guessEncoding } from '../../file/decodeText.ts';
import limits from '../../../../contracts/limits.json' with { type: 'json' };

/** What is wrong with a file, before its text is looked at. */
export type CaptionFileProblem = 'tooLarge' | 'unreadable';

/**
 * Reads a file of captions. One that is too large anyway is not read at all. `onRead` is that of the moment when the text is there, so
 * that what was changed meanwhile stays; `language` is that of the captions.
 */
export function useCaptionFile(
  language: string,
  onRead: (vtt: string) => void,
): {
  readonly problem: CaptionFileProblem | null;
  readonly choose: (file: File) => void;
  /** Something else has become of the captions. */
  readonly forget: () => void;
} {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<CaptionFileProblem | null>(null);
  const read = useEffectEvent((bytes: Uint8Array) => onRead(decodeText(bytes, guessEncoding(bytes, language))));
  useEffect(() => {
    if (chosen === null) return undefined;
    let current = true;
    const readChosen = async (): Promise<void> => {
      const bytes = await chosen.arrayBuffer().catch(() => null);
      if (!current) return;
      setChosen(null);
      if (bytes === null) setProblem('unreadable');
      else read(new Uint8Array(bytes));
    };
    void readChosen();
    return () => {
      current = false;
    };
  }, [chosen]);
  return {
    problem,
    choose: (file) => {
      const tooLarge = file.size > limits.captionBytes;
      setProblem(tooLarge ? 'tooLarge' : null);
      setChosen(tooLarge ? null : file);
    },
    forget: () => setProblem(null),
  };
}
