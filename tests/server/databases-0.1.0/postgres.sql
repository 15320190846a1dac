CREATE TABLE public.desk_accounts (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.desk_attempts (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at text NOT NULL
);
CREATE TABLE public.desk_ceremonies (
    key_hash text NOT NULL,
    challenge text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.desk_drafts (
    site text NOT NULL,
    person text NOT NULL,
    list text NOT NULL,
    record text NOT NULL,
    before text NOT NULL,
    after text NOT NULL,
    begun_at text NOT NULL,
    place integer NOT NULL
);
CREATE TABLE public.desk_events (
    id text NOT NULL,
    site text NOT NULL,
    reference text NOT NULL,
    at text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.desk_files (
    site text NOT NULL,
    file text NOT NULL,
    sent_at text NOT NULL,
    size integer NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.desk_handling (
    site text NOT NULL,
    reference text NOT NULL,
    in_progress integer NOT NULL,
    assignee text NOT NULL
);
CREATE TABLE public.desk_handovers (
    site text NOT NULL,
    person text NOT NULL,
    state text NOT NULL,
    at text NOT NULL,
    by text NOT NULL,
    note text NOT NULL
);
CREATE TABLE public.desk_invitations (
    token_hash text NOT NULL,
    site text NOT NULL,
    name_key text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.desk_log (
    id text NOT NULL,
    site text NOT NULL,
    at text NOT NULL,
    person text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL
);
CREATE TABLE public.desk_mail_settings (
    person text NOT NULL,
    address text NOT NULL,
    language text NOT NULL,
    since text
);
CREATE TABLE public.desk_mails (
    person text NOT NULL,
    reference text NOT NULL,
    form text NOT NULL,
    attempts integer NOT NULL,
    created_at text NOT NULL,
    due_at text NOT NULL,
    sent_at text
);
CREATE TABLE public.desk_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.desk_migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.desk_passkeys (
    id text NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    created_at text NOT NULL,
    used_at text
);
CREATE TABLE public.desk_people (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    site text NOT NULL,
    role text NOT NULL
);
CREATE TABLE public.desk_sessions (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL
);
CREATE TABLE public.desk_settings (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.desk_text_reviews (
    site text NOT NULL,
    list text NOT NULL,
    record text NOT NULL,
    field text NOT NULL,
    language text NOT NULL,
    than text NOT NULL,
    others text NOT NULL
);
CREATE TABLE public.desk_verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.shared_files (
    site text NOT NULL,
    folder text NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    as_of bigint NOT NULL,
    size integer NOT NULL,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    bytes bytea NOT NULL
);
CREATE TABLE public.submissions (
    site text NOT NULL,
    reference text NOT NULL,
    form text NOT NULL,
    idempotency_key text NOT NULL,
    body text NOT NULL,
    language text NOT NULL,
    honeypot integer NOT NULL,
    filled_in_ms integer,
    state text NOT NULL,
    upstream text,
    attempts integer NOT NULL,
    due_at text,
    created_at text NOT NULL,
    updated_at text NOT NULL,
    consent text
);
CREATE TABLE public.visits (
    site text NOT NULL,
    day text NOT NULL,
    kind text NOT NULL,
    path text NOT NULL,
    language text NOT NULL,
    count integer NOT NULL
);
INSERT INTO public.desk_accounts VALUES ('sMJNrqmWTFn1pqdbKqpFQrOC4KcWFKvH', 'UsjDTr6qkJqwE4wKerGRqoo12YTouIF3', 'credential', 'UsjDTr6qkJqwE4wKerGRqoo12YTouIF3', NULL, NULL, NULL, NULL, NULL, NULL, 'c2aca825907a3dedfa1ce9c8b1f964f3:c17d80d036d9d779aa6e74551c4c038c6bfa194f8ef5cda3f9950e517618929352269c81c4bf598bda90b6ec8056e89c9e8784811994a72fcd31778096f0cda4', '2026-11-28 17:08:40.065+00', '2026-11-28 17:08:40.065+00');
INSERT INTO public.desk_drafts VALUES ('www.motipura.example', 'Kokila', 'data/notices', 'n-1', '{"id":"n-1"}', '{"id":"n-1","title":"x"}', '2026-11-28T17:08:40.076Z', 0);
INSERT INTO public.desk_events VALUES ('5eba349b-a53f-4e5e-a3ff-54a83a9accf2', 'www.motipura.example', 'Q-4EYC-4S84', '2026-11-28T17:08:39.804Z', 'Kokila', 'note', 'Called 0');
INSERT INTO public.desk_events VALUES ('3cd9e183-9874-47ef-8d8f-164fc76cacc7', 'www.motipura.example', 'Q-GG4Y-K6ZQ', '2026-11-28T17:08:39.810Z', 'Kokila', 'note', 'Called 1');
INSERT INTO public.desk_events VALUES ('5a57358a-6936-4e5b-8dd0-20e39389100b', 'www.motipura.example', 'Q-GG4Y-K6ZQ', '2026-11-28T17:08:39.813Z', 'Kokila', 'state', 'in-progress');
INSERT INTO public.desk_events VALUES ('2d745846-0b15-44fa-b08d-258e37be7f87', 'www.motipura.example', 'Q-KRRA-P8F4', '2026-11-28T17:08:39.816Z', 'Kokila', 'note', 'Called 2');
INSERT INTO public.desk_handling VALUES ('www.motipura.example', 'Q-GG4Y-K6ZQ', 1, '');
INSERT INTO public.desk_invitations VALUES ('8z31tUw-EeSFuBc6V_un_qipvqbTnFiuH4CfxfLIUuA', 'www.motipura.example', 'ramesh', 'Ramesh', 'editor', '2026-11-30T17:08:40.073Z');
INSERT INTO public.desk_log VALUES ('78d2d7e6-fb8d-46fc-bef6-5d6771df9884', 'www.motipura.example', '2026-11-28T17:08:39.821Z', 'Kokila', 'invited', 'publisher');
INSERT INTO public.desk_log VALUES ('1c93829b-d943-4285-b7e4-a7485dacfa66', 'www.motipura.example', '2026-11-28T17:08:40.071Z', 'Kokila', 'password-set', 'publisher');
INSERT INTO public.desk_log VALUES ('cbda1fee-bb2d-44d1-9702-6c3fc0c130f5', 'www.motipura.example', '2026-11-28T17:08:40.074Z', 'Ramesh', 'invited', 'editor');
INSERT INTO public.desk_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.desk_migrations VALUES ('0001-people', '2026-11-28T17:08:39.685Z');
INSERT INTO public.desk_migrations VALUES ('0002-inbox', '2026-11-28T17:08:39.700Z');
INSERT INTO public.desk_migrations VALUES ('0004-drafts', '2026-11-28T17:08:39.706Z');
INSERT INTO public.desk_migrations VALUES ('0005-passkeys', '2026-11-28T17:08:39.721Z');
INSERT INTO public.desk_migrations VALUES ('0008-handovers', '2026-11-28T17:08:39.728Z');
INSERT INTO public.desk_migrations VALUES ('0009-text-reviews', '2026-11-28T17:08:39.737Z');
INSERT INTO public.desk_migrations VALUES ('0010-files', '2026-11-28T17:08:39.745Z');
INSERT INTO public.desk_migrations VALUES ('0011-mails', '2026-11-28T17:08:39.761Z');
INSERT INTO public.desk_people VALUES ('UsjDTr6qkJqwE4wKerGRqoo12YTouIF3', 'Kokila', '1fb191d80bd3c4dcab37ebb4321815c1728227e1c60fc48df15e7cc9dbe6a8f8@desk.invalid', true, NULL, '2026-11-28 17:08:39.828+00', '2026-11-28 17:08:39.828+00', 'www.motipura.example', 'publisher');
INSERT INTO public.desk_settings VALUES ('secret', 'DITdkTKS0wdXeFveaGAHaQHrU5tEs-BeBwynwhDaa7I');
INSERT INTO public.kysely_migration VALUES ('0001-tables', '2026-11-28T17:08:39.515Z');
INSERT INTO public.kysely_migration VALUES ('0002-consent', '2026-11-28T17:08:39.519Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.submissions VALUES ('www.motipura.example', 'Q-4EYC-4S84', 'question', 'old-key-0', '{"name":"રમેશ 0","question":"પાણી?"}', 'GU', 0, NULL, 'stored', NULL, 0, NULL, '2026-11-28T17:08:39.775Z', '2026-11-28T17:08:39.775Z', NULL);
INSERT INTO public.submissions VALUES ('www.motipura.example', 'Q-GG4Y-K6ZQ', 'question', 'old-key-1', '{"name":"રમેશ 1","question":"પાણી?"}', 'GU', 0, NULL, 'stored', NULL, 0, NULL, '2026-11-28T17:08:39.807Z', '2026-11-28T17:08:39.807Z', NULL);
INSERT INTO public.submissions VALUES ('www.motipura.example', 'Q-KRRA-P8F4', 'question', 'old-key-2', '{"name":"રમેશ 2","question":"પાણી?"}', 'GU', 0, NULL, 'stored', NULL, 0, NULL, '2026-11-28T17:08:39.815Z', '2026-11-28T17:08:39.815Z', NULL);
ALTER TABLE ONLY public.desk_accounts
    ADD CONSTRAINT desk_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_attempts
    ADD CONSTRAINT desk_attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.desk_ceremonies
    ADD CONSTRAINT desk_ceremonies_pkey PRIMARY KEY (key_hash);
ALTER TABLE ONLY public.desk_drafts
    ADD CONSTRAINT desk_drafts_pkey PRIMARY KEY (site, person, list, record);
ALTER TABLE ONLY public.desk_events
    ADD CONSTRAINT desk_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_files
    ADD CONSTRAINT desk_files_pkey PRIMARY KEY (site, file);
ALTER TABLE ONLY public.desk_handling
    ADD CONSTRAINT desk_handling_pkey PRIMARY KEY (site, reference);
ALTER TABLE ONLY public.desk_handovers
    ADD CONSTRAINT desk_handovers_pkey PRIMARY KEY (site, person);
ALTER TABLE ONLY public.desk_invitations
    ADD CONSTRAINT desk_invitations_of_name UNIQUE (site, name_key);
ALTER TABLE ONLY public.desk_invitations
    ADD CONSTRAINT desk_invitations_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.desk_log
    ADD CONSTRAINT desk_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_mail_settings
    ADD CONSTRAINT desk_mail_settings_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.desk_mails
    ADD CONSTRAINT desk_mails_pkey PRIMARY KEY (person, reference);
ALTER TABLE ONLY public.desk_migration_lock
    ADD CONSTRAINT desk_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_migrations
    ADD CONSTRAINT desk_migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.desk_passkeys
    ADD CONSTRAINT desk_passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_people
    ADD CONSTRAINT desk_people_email_key UNIQUE (email);
ALTER TABLE ONLY public.desk_people
    ADD CONSTRAINT desk_people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT desk_sessions_token_key UNIQUE (token);
ALTER TABLE ONLY public.desk_settings
    ADD CONSTRAINT desk_settings_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.desk_text_reviews
    ADD CONSTRAINT desk_text_reviews_pkey PRIMARY KEY (site, list, record, field, language);
ALTER TABLE ONLY public.desk_verifications
    ADD CONSTRAINT desk_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.shared_files
    ADD CONSTRAINT shared_files_pkey PRIMARY KEY (site, folder, name);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (site, reference);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_site_form_idempotency_key_key UNIQUE (site, form, idempotency_key);
ALTER TABLE ONLY public.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (site, day, kind, path, language);
CREATE INDEX "desk_accounts_userId_idx" ON public.desk_accounts USING btree ("userId");
CREATE INDEX desk_events_by_reference ON public.desk_events USING btree (site, reference);
CREATE INDEX desk_log_by_time ON public.desk_log USING btree (site, at, id);
CREATE INDEX desk_passkeys_of_person ON public.desk_passkeys USING btree (person);
CREATE INDEX "desk_sessions_userId_idx" ON public.desk_sessions USING btree ("userId");
CREATE INDEX desk_verifications_identifier_idx ON public.desk_verifications USING btree (identifier);
CREATE INDEX submissions_by_state ON public.submissions USING btree (site, state, created_at);
ALTER TABLE ONLY public.desk_accounts
    ADD CONSTRAINT "desk_accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.desk_people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desk_mail_settings
    ADD CONSTRAINT desk_mail_settings_person_fkey FOREIGN KEY (person) REFERENCES public.desk_people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desk_mails
    ADD CONSTRAINT desk_mails_person_fkey FOREIGN KEY (person) REFERENCES public.desk_people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desk_passkeys
    ADD CONSTRAINT desk_passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.desk_people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.desk_sessions
    ADD CONSTRAINT "desk_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.desk_people(id) ON DELETE CASCADE;
