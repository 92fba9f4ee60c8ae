import { useEffect, useState } from 'react';

const everyMs = 100;
/** Speech has about a fifth of the loudest that there can be. */
const loudSpeech = 0.2;

/** How loud the sound of a stream is, from 0 to 1 for loud speech; null where the browser does not tell. */
export function useMicrophoneLevel(stream: MediaStream): number | null {
  const [level, setLevel] = useState<number | null>(null);
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return undefined;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      setLevel(Math.min(1, Math.sqrt(power) / loudSpeech));
    }, everyMs);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return level;
}
