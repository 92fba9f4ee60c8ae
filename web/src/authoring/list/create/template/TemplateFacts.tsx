import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../../../i18n/languageName.ts';
import { useDuration } from '../../../../i18n/useDuration.ts';
import { courseListMessages as messages } from '../../messages.ts';
import type { Template } from './template.ts';

/** What a template holds, in one line. */
export function TemplateFacts({
  template: { language, lectureCount, durationMinutes, questionCount, certifiable, achievementCount },
  className,
}: {
  template: Template;
  className: string;
}): ReactElement {
  const intl = useIntl();
  const duration = useDuration();
  const words = intl.formatMessage;
  const facts = [
    language === null ? null : languageName(language, intl.locale),
    words(messages.templateLectures, { count: lectureCount }),
    durationMinutes === null || durationMinutes === 0 ? null : duration(durationMinutes),
    questionCount === 0 ? null : words(messages.templateQuestions, { count: questionCount }),
    achievementCount === 0 ? null : words(messages.templateAchievements, { count: achievementCount }),
    certifiable ? words(messages.templateCertificate) : null,
  ];
  // A line breaks between two facts, never within one.
  const whole = facts.filter((fact) => fact !== null).map((fact) => fact.replaceAll(' ', '\u00A0'));
  return <span className={className}>{whole.join(' · ')}</span>;
}
