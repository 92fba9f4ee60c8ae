/** The path in an input, by that of the platform: only a refusal asks for it. */
import { achievementPath } from '../achievement/achievementInput.ts';
import type { CourseFieldsInput, LectureContentInput, LectureInput, ModuleInput } from '../generated/resolverTypes.ts';
import { renamedParts, renamedPath, type Path } from '../inputPaths.ts';
import { questionPath } from '../question/questionInput.ts';
import { sectionPath } from '../section/sectionInput.ts';
import { decisionTreePath } from '../umbrella/decisionTreeInput.ts';
import type { ContentInput } from './contentInput.ts';
import { courseFieldPaths } from './courseFieldsInput.ts';

/** Of a course with its content. What is written in the words of the input already stays. */
export function coursePath(
  path: string,
  input: ContentInput & { readonly fields?: Pick<CourseFieldsInput, 'decisionTree'> },
): string {
  const [list, index, ...parts] = path.split('.');
  const tree = input.fields?.decisionTree;
  if (list === 'customMetadata' && index === 'decisionTree' && tree != null) return decisionTreePath(parts, tree);
  if (list === 'metadata' && index === 'avatars') {
    return ['fields', list, index, ...renamedParts({ link: 'imageUrl' })(parts)].join('.');
  }
  if (list === 'modules' && index !== undefined) {
    return [list, index, ...modulePath(parts, input.modules?.[Number(index)])].join('.');
  }
  if (list === 'gamificationItems') {
    return ['achievements', ...(index === undefined ? [] : [index, ...achievementPath(parts)])].join('.');
  }
  return renamedPath(path, courseFieldPaths);
}

function modulePath([member, index, ...parts]: Path, module: ModuleInput | undefined): Path {
  if (member === undefined) return [];
  if (member !== 'lectures' || index === undefined) return moduleNames([member]);
  return [member, index, ...lecturePath(parts, module?.lectures?.[Number(index)])];
}

const moduleNames = renamedParts({ id: 'moduleId', moduleStartDate: 'startTime' });

function lecturePath([member, index, ...parts]: Path, lecture: LectureInput | undefined): Path {
  if (member === undefined) return [];
  const rest = index === undefined ? [] : [index, ...parts];
  switch (member) {
    case 'sections': {
      const section = lecture?.content?.sections[Number(index)];
      return ['content', member, ...(section === undefined ? [] : [index ?? '', ...sectionPath(parts, section)])];
    }
    case 'questionAnswers': {
      const question = lecture?.content?.questions[Number(index)];
      return [
        'content',
        'questions',
        ...(question === undefined ? [] : [index ?? '', ...questionPath(parts, question)]),
      ];
    }
    case 'mediaSource':
      return [member, ...(index === undefined ? ['url'] : renamedParts({ link: 'url', finishTime: 'endTime' })(rest))];
    case 'questionBank':
      return [member, ...renamedParts({ times: 'drawCount' })(rest)];
    default:
      return [...lectureNames([member]), ...rest];
  }
}

/** Of sections and questions that are written without a lecture. */
export const lectureContentPath = (path: string, content: LectureContentInput): string =>
  lecturePath(path.split('.'), { content }).join('.');

const lectureNames = renamedParts({ id: 'lectureId', headerCover: 'headerImageUrl' });
