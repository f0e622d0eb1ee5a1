import { html, type Html } from '#shared/html.ts';
import { curlOf } from './curl.ts';
import { callsOf, type ShownCall, type ShownDocument, type ShownOperation } from './document.ts';
import { field, fieldList, prose } from './fields.ts';
import { STYLE_HASH, styleElement } from './style.ts';

/** The page has no script and loads nothing. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src '${STYLE_HASH}'`,
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The documentation of an API, rendered from its OpenAPI document. `documentPath` is where that is. */
export function docsPage(document: ShownDocument, documentPath: string): Html {
  const calls = callsOf(document);
  const server = document.servers[0].url;
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags[0] === name),
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>REST API · ${document.info.title}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <div class="frame">
          <nav aria-label="Calls">
            <a href="/">${document.info.title}</a>
            ${groups.map(
              (group) =>
                html`<h2><a href="#${anchorOf(group.name)}">${group.name}</a></h2>
                  <ul>
                    ${group.calls.map(({ operation }) => navigationItem(operation))}
                  </ul>`,
            )}
          </nav>
          <main id="calls">
            <h1>REST API</h1>
            <p>${prose(document.info.description)}</p>
            <p>
              Everything is below <code>${server}</code>. Machines read the same as
              <a href="${documentPath}">OpenAPI 3.1</a>.
            </p>
            ${groups.map(
              (group) =>
                html`<h2 id="${anchorOf(group.name)}">${group.name}</h2>
                  ${group.calls.map((call) => callSection(call, server))}`,
            )}
            <h2>Objects</h2>
            ${Object.entries(document.components.schemas).map(
              ([name, schema]) =>
                html`<section class="sheet" id="schema-${name}" aria-labelledby="title-${name}">
                  <h3 id="title-${name}">${name}</h3>
                  <p>${prose(schema.description)}</p>
                  ${fieldList(schema)}
                </section>`,
            )}
          </main>
        </div>
      </body>
    </html> `;
}

/** Where the calls of a group begin. */
const anchorOf = (group: string) => `calls-${group.toLowerCase().replaceAll(' ', '-')}`;

const navigationItem = ({ operationId, summary }: ShownOperation) =>
  html`<li><a href="#${operationId}">${summary}</a></li>`;

function callSection(call: ShownCall, server: string): Html {
  const { method, path, operation } = call;
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const failures = Object.entries(responses).filter(([status]) => status !== '200');
  return html`<section class="sheet" id="${operationId}" aria-labelledby="title-${operationId}">
    <h3 id="title-${operationId}"><a href="#${operationId}">${summary}</a></h3>
    <code class="call"><span class="method ${method}">${method.toUpperCase()}</span> /api/v1${path}</code>
    <p>${prose(description)} ${security.length === 0 && 'No account is needed.'}</p>
    ${
      parameters.length > 0 &&
      html`<h4>Parameters</h4>
        <dl class="fields">
          ${parameters.map(({ name, schema, description: about, required = false }) =>
            field(name, { ...schema, description: about ?? schema.description }, required),
          )}
        </dl>`
    }
    ${
      body &&
      html`<h4>Body <span class="quiet">${type}</span></h4>
        ${fieldList(body.schema)}`
    }
    <h4>Example</h4>
    <pre><code>${curlOf(call, server)}</code></pre>
    <h4>Answer</h4>
    ${fieldList(responses['200']?.content['application/json'].schema ?? {})}
    <h4>Errors</h4>
    <dl class="fields">
      ${failures.map(
        ([status, failure]) =>
          html`<div>
            <dt>${status}</dt>
            <dd>${prose(failure.description)}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
