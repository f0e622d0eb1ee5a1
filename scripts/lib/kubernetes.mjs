import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './project.mjs';

/**
 * Does what `kubectl kustomize` does with a folder, as far as its kustomization.yaml needs it: sets namespace, labels and images.
 *
 * @param {string} folder
 * @returns {any[]} The objects for the cluster.
 */
export function composed(folder) {
  const read = (file) => readFileSync(join(root, folder, file), 'utf8');
  const { namespace, resources, images, labels } = parse(read('kustomization.yaml'));
  const ownLabels = Object.assign({}, ...labels.map(({ pairs }) => pairs));
  const imageOf = (name) => {
    const image = images.find((each) => each.name === name);
    return image ? `${image.newName}:${image.newTag}` : name;
  };
  return resources
    .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()))
    .map((object) => {
      const isInNamespace = object.kind !== 'Namespace';
      Object.assign(object.metadata, isInNamespace && { namespace });
      object.metadata.labels = { ...object.metadata.labels, ...ownLabels };
      for (const container of object.spec?.template?.spec?.containers ?? [])
        container.image = imageOf(container.image);
      return object;
    });
}

/**
 * Finds faults that Kubernetes would reject: missing fields, unknown fields and wrong types.
 *
 * @param {any[]} objects
 * @returns {string[]} A message for each fault.
 */
export function typeFaults(objects) {
  const file = join(root, 'objects.ts');
  const text = objects
    .map(
      (object) =>
        `void (${JSON.stringify(object)} satisfies import('kubernetes-models/${object.apiVersion}').I${object.kind});`,
    )
    .join('\n');
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const onDisk = ts.createCompilerHost(options);
  host.fileExists = (path) => path === file || onDisk.fileExists(path);
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, text, options.target) : onDisk.getSourceFile(path, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
