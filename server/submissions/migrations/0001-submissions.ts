/** The first tables. Times are ISO 8601 texts in UTC, so that they sort and compare alike in both databases. */
export const submissionsTable: readonly string[] = [
  `create table submissions (
    site text not null,
    reference text not null,
    form text not null,
    idempotency_key text not null,
    body text not null,
    language text not null,
    honeypot integer not null,
    filled_in_ms integer,
    state text not null,
    upstream text,
    created_at text not null,
    updated_at text not null,
    primary key (site, reference),
    unique (site, form, idempotency_key)
  )`,
  `create index submissions_by_state on submissions (site, state, created_at)`,
];
