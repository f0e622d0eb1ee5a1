// @slow server/src/api-v1 server/src/platform/rest
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { startApp } from '#testing/start-app.ts';

/** A program that uses the types. Its last line is an error. */
const PROGRAM = `import type { components, paths } from './school.ts';
type Answer = paths['/courses']['get']['responses'][200]['content']['application/json'];
export const count = (answer: Answer): number => answer.courses.length;
export const title = (course: components['schemas']['Course']): string => course.title;
export const wrong: Answer = { success: 'yes' };
`;
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

it('the OpenAPI document becomes types that compile and find mistakes', async () => {
  const app = await startApp();
  const types = astToString(await openapiTS(new URL('/api/v1/openapi.json', app.url)));
  await app.stop();
  const files = new Map([
    [join(import.meta.dirname, 'school.ts'), types],
    [join(import.meta.dirname, 'program.ts'), PROGRAM],
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const withFiles: ts.CompilerHost = {
    ...host,
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name) ?? host.readFile(name),
    getSourceFile: (name, language) => {
      const text = files.get(name);
      return text === undefined
        ? host.getSourceFile(name, language)
        : ts.createSourceFile(name, text, language);
    },
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, withFiles);
  const faults = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  expect(faults).toEqual([expect.stringMatching(/^5: Type /)]);
});
