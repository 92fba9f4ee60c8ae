import { graphql, type Environment } from 'relay-runtime';
import { answered } from '../../../../errors/answered.ts';
import { refusalOf } from '../../../../errors/refusal.ts';
import type { Failure } from '../../../../errors/errorText.ts';
import { commit } from '../../../server/commit.ts';
import type { Template } from './template.ts';
import type { createFromTemplateCopyMutation } from './__generated__/createFromTemplateCopyMutation.graphql.ts';
import type { createFromTemplateMutation } from './__generated__/createFromTemplateMutation.graphql.ts';

/** The raw id of the new course, or why there is none. */
export type CreatedFromTemplate = { readonly courseId: number } | { readonly refused: Failure };

/** Makes a course from a template (OP-225, OP-72), once per key. Rejects when nobody knows whether it arrived. */
export async function createFromTemplate(
  environment: Environment,
  { key, source, name }: Template,
  idempotencyKey: string,
): Promise<CreatedFromTemplate> {
  const payload =
    source === 'shipped'
      ? await fromShipped(environment, { template: key, idempotencyKey })
      : await fromOwn(environment, { courseId: key, name, idempotencyKey });
  return payload.course ? { courseId: payload.course.courseId } : { refused: refusalOf(payload) };
}

const fromShipped = async (environment: Environment, input: createFromTemplateMutation['variables']['input']) =>
  answered(
    (
      await commit<createFromTemplateMutation>(
        environment,
        graphql`
          mutation createFromTemplateMutation($input: CreateCourseFromTemplateInput!) {
            createCourseFromTemplate(input: $input) {
              course {
                courseId
              }
              userErrors {
                code
                params
              }
            }
          }
        `,
        { input },
      )
    ).createCourseFromTemplate,
  );

const fromOwn = async (environment: Environment, input: createFromTemplateCopyMutation['variables']['input']) =>
  answered(
    (
      await commit<createFromTemplateCopyMutation>(
        environment,
        graphql`
          mutation createFromTemplateCopyMutation($input: CopyCourseInput!) {
            copyCourse(input: $input) {
              course {
                courseId
              }
              userErrors {
                code
                params
              }
            }
          }
        `,
        { input },
      )
    ).copyCourse,
  );
