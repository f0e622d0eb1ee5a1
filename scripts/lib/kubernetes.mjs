import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './project.mjs';

/**
 * What `kubectl kustomize` makes of a folder, as far as its list says: every object in its namespace, with its labels and the images
 * that stand for those it names.
 *
 * @param {string} folder
 * @returns {any[]} Objects as they go to a cluster.
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
 * What Kubernetes would not take of objects: fields that are missing, of another type, or that there are not.
 *
 * @param {any[]} objects
 * @returns {string[]} A sentence for each fault.
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
