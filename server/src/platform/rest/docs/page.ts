import { responseCodes, statusOf } from '#shared/error-codes.ts';
import { html, type Html } from '#shared/html.ts';
import { paths } from '#shared/paths.ts';
import { ERROR_MEANINGS } from '#server/platform/common/error-meanings.ts';
import { curlOf } from './curl.ts';
import {
  callsOf,
  needsAccount,
  type ShownCall,
  type ShownDocument,
  type ShownOperation,
} from './document.ts';
import { field, fieldList, prose } from './fields.ts';
import { sampleOf } from './sample.ts';
import { SCRIPT_HASH, scriptElement } from './script.ts';
import { STYLE_HASH, styleElement } from './style.ts';

/** The page has one inline script and loads nothing. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `script-src '${SCRIPT_HASH}'`,
  `style-src '${STYLE_HASH}'`,
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Renders the documentation of an API from its OpenAPI document, which is at `documentPath`. */
export function docsPage(document: ShownDocument, documentPath: string): Html {
  const calls = callsOf(document);
  const server = document.servers[0].url;
  const groups = document.tags.map(({ name, description }) => ({
    name,
    description,
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
            <p class="search" hidden>
              <label for="search">Search</label>
              <input id="search" type="search" autocomplete="off" spellcheck="false" />
            </p>
            <p class="quiet" role="status"></p>
            <h2><a href="#authentication">Authentication</a></h2>
            <h2><a href="#errors">Errors</a></h2>
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
              <a href="${documentPath}">OpenAPI 3.1</a>. How to begin, pages, errors and limits are in the
              <a href="${paths.developers}">guide for developers</a>.
            </p>
            ${authentication(server)}
            ${groups.map(
              (group) =>
                html`<h2 id="${anchorOf(group.name)}">${group.name}</h2>
                  <p>${prose(group.description)}</p>
                  ${group.calls.map((call) => callSection(call, document))}`,
            )}
            ${errors}
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
        ${scriptElement}
      </body>
    </html> `;
}

/** Describes how a program authenticates. */
const authentication = (server: string) =>
  html`<h2 id="authentication">Authentication</h2>
    <section class="sheet" aria-label="Authentication">
      <p>
        Make a <strong>personal token</strong> on <a href="${paths.profile}#api-tokens">your profile</a>, and
        send it as <code>Authorization: Bearer</code>. It acts in your name as far as its scopes go: each call
        names the one it needs. An unknown, expired or revoked token answers 401.
      </p>
      <pre><code>export LECTERN_TOKEN=lectern_…
curl '${server}/user/me' -H "Authorization: Bearer $LECTERN_TOKEN"</code></pre>
      <p>
        Browsers have the cookie of a login instead; with it, calls that change something are taken from the
        school's own pages alone.
      </p>
    </section>`;

/** Lists all codes. The `type` of a problem refers to one. */
const errors = html`<h2 id="errors">Errors</h2>
  <section class="sheet" aria-label="Errors">
    <p>
      Every error has a <code>code</code> for programs and a <code>message</code> for people. With
      <code>Accept: application/problem+json</code> it is sent as problem details (RFC 9457).
    </p>
    <dl class="fields">
      ${responseCodes.map(
        (code) =>
          html`<div id="error-${code}">
            <dt><code>${code}</code> <span class="type">${statusOf(code)}</span></dt>
            <dd>${ERROR_MEANINGS[code]}</dd>
          </div>`,
      )}
    </dl>
  </section>`;

/** The anchor of a group of calls. */
const anchorOf = (group: string) => `calls-${group.toLowerCase().replaceAll(' ', '-')}`;

const navigationItem = ({ operationId, summary }: ShownOperation) =>
  html`<li><a href="#${operationId}">${summary}</a></li>`;

function callSection(call: ShownCall, { servers, components }: ShownDocument): Html {
  const { method, path, operation } = call;
  const { operationId, summary, description, security, parameters, requestBody, responses } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answer = responses['200']?.content['application/json'].schema ?? {};
  const failures = Object.entries(responses).filter(([status]) => status !== '200');
  return html`<section class="sheet" id="${operationId}" aria-labelledby="title-${operationId}">
    <h3 id="title-${operationId}"><a href="#${operationId}">${summary}</a></h3>
    <code class="call"><span class="method ${method}">${method.toUpperCase()}</span> /api/v1${path}</code>
    <p>${prose(description)} ${!needsAccount(security) && 'No account is needed.'}</p>
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
    <pre><code>${curlOf(call, servers[0].url)}</code></pre>
    <h4>Answer</h4>
    <pre><code>${JSON.stringify(sampleOf(answer, components.schemas), null, 2)}</code></pre>
    ${fieldList(answer)}
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
