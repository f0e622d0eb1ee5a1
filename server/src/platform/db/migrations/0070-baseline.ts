import { Migration } from '@mikro-orm/migrations';

const folded = (text: string): string =>
  `lower(regexp_replace(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]+', '', 'g'), '[!-/:-@[-\`{-~]+', ' ', 'g'))`;

/** Tables without foreign keys. */
const TABLES = [
  `create table courses (
    id uuid not null,
    created_at timestamptz not null,
    slug text not null,
    title text not null,
    description text not null,
    category text not null,
    instructor text not null,
    thumbnail_key text,
    published_at timestamptz,
    deleted_at timestamptz,
    version int default 1 not null,
    number_of_lectures int default 0 not null,
    duration double precision default 0 not null,
    search_text text generated always as (${folded("((((title || ' ') || instructor) || ' ') || category)")}) stored not null,
    search_vector tsvector generated always as (((setweight(to_tsvector('simple', ${folded('title')}), 'A') || setweight(to_tsvector('simple', ${folded("((instructor || ' ') || category)")}), 'B')) || setweight(to_tsvector('simple', ${folded('description')}), 'C'))) stored not null,
    thumbnail_variants jsonb,
    share_key text,
    changed_at timestamptz,
    publishes_lectures_at_once boolean default false not null,
    language text default 'ENGLISH'::text not null,
    primary key (id),
    constraint courses_slug_unique unique (slug),
    constraint courses_published_check check (((published_at is null) or (thumbnail_key is not null)))
  )`,
  `create table lectures (
    id uuid not null,
    created_at timestamptz not null,
    course_id uuid not null,
    position int not null,
    title text not null,
    description text not null,
    is_free_preview boolean default false not null,
    video_key text,
    video_type text,
    duration double precision default 0 not null,
    deleted_at timestamptz,
    version int default 1 not null,
    video_sha256 text,
    status text default 'READY'::text not null,
    progress_percent int default 0 not null,
    failure text,
    stream_key text,
    poster_key text,
    storyboard jsonb,
    derived_keys jsonb default '[]'::jsonb not null,
    search_vector tsvector generated always as (to_tsvector('simple', ${folded("((title || ' ') || description)")})) stored not null,
    prepared_by text,
    is_draft boolean default false not null,
    publish_at timestamptz,
    uploader_id uuid,
    processing_step text,
    primary key (id),
    constraint lectures_course_id_position_unique unique (course_id, "position") deferrable initially deferred,
    constraint lectures_status_check check ((status = any (array['UPLOADING'::text, 'PROCESSING'::text, 'READY'::text, 'FAILED'::text])))
  )`,
  `create table rate_limits (
    key varchar(255) not null,
    points int default 0 not null,
    expire bigint,
    primary key (key)
  )`,
  `create table stored_objects (
    key text not null,
    reserved_at timestamptz not null,
    is_attached boolean default false not null,
    primary key (key)
  )`,
  `create table stripe_events (
    id text not null,
    type text not null,
    payload jsonb,
    received_at timestamptz not null,
    processed_at timestamptz,
    stripe_customer_id text,
    occurred_at timestamptz not null,
    state text default 'RECEIVED'::text not null,
    failure text,
    oddity text,
    primary key (id),
    constraint stripe_events_state_check check ((state = any (array['RECEIVED'::text, 'PROCESSED'::text, 'IGNORED'::text, 'REFUSED'::text])))
  )`,
  `create table users (
    id uuid not null,
    created_at timestamptz not null,
    full_name text not null,
    email text not null,
    password_hash text not null,
    role text not null,
    avatar_key text not null,
    email_verified_at timestamptz,
    last_seen_at timestamptz,
    language text,
    signup_language text,
    tells_new_devices boolean default true not null,
    primary key (id),
    constraint users_email_unique unique (email),
    constraint users_role_check check ((role = any (array['ADMIN'::text, 'USER'::text])))
  )`,
  `create table subscriptions (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    stripe_subscription_id text not null,
    stripe_status text not null,
    current_period_end timestamptz not null,
    cancel_at_period_end boolean not null,
    paid_at timestamptz,
    latest_invoice_id text,
    paid_until timestamptz,
    access_until timestamptz,
    latest_invoice_status text,
    renewal_announced_for timestamptz,
    started_at timestamptz,
    ended_at timestamptz,
    yearly_amount int,
    currency text,
    refund_days int,
    grace_days int,
    primary key (id),
    constraint subscriptions_stripe_subscription_id_unique unique (stripe_subscription_id)
  )`,
  `create table sessions (
    id uuid not null,
    created_at timestamptz not null,
    token_hash text not null,
    user_id uuid not null,
    last_used_at timestamptz not null,
    device text default 'Unknown device'::text not null,
    address text default ''::text not null,
    confirmed_at timestamptz not null,
    previous_token_hash text,
    renewed_at timestamptz,
    primary key (id),
    constraint sessions_token_hash_unique unique (token_hash)
  )`,
  `create table customers (
    user_id uuid not null,
    stripe_customer_id text not null,
    synchronized_at timestamptz,
    primary key (user_id),
    constraint customers_stripe_customer_id_unique unique (stripe_customer_id)
  )`,
  `create table account_tokens (
    id uuid not null,
    created_at timestamptz not null,
    purpose text not null,
    token_hash text not null,
    expires_at timestamptz not null,
    user_id uuid not null,
    primary key (id),
    constraint account_tokens_token_hash_unique unique (token_hash),
    constraint account_tokens_purpose_check check ((purpose = any (array['VERIFY_EMAIL'::text, 'RESET_PASSWORD'::text])))
  )`,
  `create table api_tokens (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    name text not null,
    token_hash text not null,
    scope text not null,
    last_used_at timestamptz,
    scopes text[],
    expires_at timestamptz,
    expiry_told_at timestamptz,
    last_used_from text,
    primary key (id),
    constraint api_tokens_token_hash_unique unique (token_hash),
    constraint api_tokens_scope_check check ((scope = any (array['READ'::text, 'WRITE'::text])))
  )`,
  `create table contact_messages (
    id uuid not null,
    created_at timestamptz not null,
    name text not null,
    email text not null,
    message text not null,
    handled_at timestamptz,
    language text,
    primary key (id)
  )`,
  `create table audit_entries (
    id uuid not null,
    created_at timestamptz not null,
    actor_id uuid,
    action text not null,
    subject_id uuid not null,
    subject text not null,
    details text not null,
    facts jsonb,
    primary key (id)
  )`,
  `create table payments (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid,
    stripe_invoice_id text not null,
    amount int not null,
    currency text not null,
    paid_at timestamptz not null,
    refunded_amount int default 0 not null,
    invoice_url text,
    disputed_amount int default 0 not null,
    dispute_status text,
    stripe_subscription_id text,
    paid_until timestamptz,
    refund_refusals int default 0 not null,
    stripe_dispute_id text,
    primary key (id),
    constraint payments_stripe_invoice_id_unique unique (stripe_invoice_id),
    constraint payments_refunded_amount_check check (((refunded_amount >= 0) and (refunded_amount <= amount))),
    constraint payments_disputed_amount_check check (((disputed_amount >= 0) and (disputed_amount <= amount)))
  )`,
  `create table access_grants (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    primary key (id)
  )`,
  `create table sales_rollups (
    month date not null,
    currency text not null,
    shard smallint not null,
    count int not null,
    amount bigint not null,
    refunded bigint not null,
    primary key (month, currency, shard)
  )`,
  `create table paid_users (
    user_id uuid not null,
    paid_until timestamptz,
    primary key (user_id)
  )`,
  `create table subscription_end_rollups (
    day date not null,
    shard smallint not null,
    users int not null,
    primary key (day, shard)
  )`,
  `create table user_rollups (
    shard smallint not null,
    users int not null,
    primary key (shard)
  )`,
  `create table payment_notices (
    kind text not null,
    subject text not null,
    created_at timestamptz not null,
    primary key (kind, subject)
  )`,
  `create table plan_prices (
    stripe_price_id text not null,
    amount int not null,
    currency text not null,
    created_at timestamptz not null,
    lookup_key text,
    primary key (stripe_price_id),
    constraint plan_prices_lookup_key_unique unique (lookup_key)
  )`,
  `create table reconciliations (
    id uuid not null,
    created_at timestamptz not null,
    finished_at timestamptz,
    missed_events int default 0 not null,
    payers_checked int default 0 not null,
    differences jsonb not null,
    failure text,
    primary key (id)
  )`,
  `create table cancellation_requests (
    id uuid not null,
    created_at timestamptz not null,
    subscription_id uuid not null,
    kind text not null,
    with_refund boolean not null,
    cause text not null,
    closed_at timestamptz,
    attempts int default 0 not null,
    failure text,
    primary key (id),
    constraint cancellation_requests_kind_check check ((kind = any (array['AT_ONCE'::text, 'AT_PERIOD_END'::text, 'RESUME'::text]))),
    constraint cancellation_requests_cause_check check ((cause = any (array['PERSON'::text, 'ADMIN'::text, 'DUPLICATE'::text, 'DISPUTE'::text, 'REFUND'::text, 'UNPAID'::text])))
  )`,
  `create table refunds (
    id uuid not null,
    created_at timestamptz not null,
    payment_id uuid not null,
    stripe_refund_id text not null,
    amount int not null,
    state text not null,
    failure_reason text,
    requested_at timestamptz not null,
    primary key (id),
    constraint refunds_stripe_refund_id_unique unique (stripe_refund_id),
    constraint refunds_state_check check ((state = any (array['PENDING'::text, 'SUCCEEDED'::text, 'FAILED'::text, 'CANCELED'::text])))
  )`,
  `create table checkouts (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    stripe_session_id text,
    url text,
    state text default 'OPEN'::text not null,
    closed_at timestamptz,
    primary key (id),
    constraint checkouts_stripe_session_id_unique unique (stripe_session_id),
    constraint checkouts_state_check check ((state = any (array['OPEN'::text, 'PENDING'::text, 'PAID'::text, 'FAILED'::text, 'EXPIRED'::text])))
  )`,
  `create table captions (
    id uuid not null,
    created_at timestamptz not null,
    lecture_id uuid not null,
    language text not null,
    source text not null,
    version int default 1 not null,
    primary key (id),
    constraint captions_lecture_id_language_unique unique (lecture_id, language),
    constraint captions_source_check check ((source = any (array['UPLOADED'::text, 'AUTOMATIC'::text])))
  )`,
  `create table caption_cues (
    id uuid not null,
    created_at timestamptz not null,
    captions_id uuid not null,
    position int not null,
    starts_at double precision not null,
    ends_at double precision not null,
    text text not null,
    search_vector tsvector generated always as (to_tsvector('simple', ${folded('text')})) stored not null,
    primary key (id),
    constraint caption_cues_captions_id_position_unique unique (captions_id, "position")
  )`,
  `create table transcriptions (
    id uuid not null,
    created_at timestamptz not null,
    lecture_id uuid not null,
    state text default 'RUNNING'::text not null,
    failure text,
    video_key text,
    cause jsonb,
    primary key (id),
    constraint transcriptions_lecture_id_unique unique (lecture_id),
    constraint transcriptions_state_check check ((state = any (array['RUNNING'::text, 'DONE'::text, 'FAILED'::text])))
  )`,
  `create table lecture_uploads (
    id uuid not null,
    created_at timestamptz not null,
    lecture_id uuid not null,
    user_id uuid not null,
    file_name text not null,
    size double precision not null,
    expires_at timestamptz not null,
    unended_completions int default 0 not null,
    primary key (id),
    constraint lecture_uploads_lecture_id_unique unique (lecture_id)
  )`,
  `create table lecture_progress (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    lecture_id uuid not null,
    position double precision default 0 not null,
    recorded_at timestamptz not null,
    done_at timestamptz,
    marked_at timestamptz,
    primary key (id),
    constraint lecture_progress_user_id_lecture_id_unique unique (user_id, lecture_id)
  )`,
  `create table certificates (
    id uuid not null,
    created_at timestamptz not null,
    code text not null,
    user_id uuid not null,
    course_id uuid,
    full_name text not null,
    course_title text not null,
    completed_at timestamptz not null,
    instructor text,
    duration double precision,
    primary key (id),
    constraint certificates_code_unique unique (code),
    constraint certificates_user_id_course_id_unique unique (user_id, course_id)
  )`,
  `create table certificate_files (
    certificate_id uuid not null,
    edition text not null,
    pdf bytea not null,
    primary key (certificate_id)
  )`,
  `create table stripe_refusals (
    kind text not null,
    detail text,
    since timestamptz not null,
    refused_at timestamptz not null,
    resolved_at timestamptz,
    told_at timestamptz,
    primary key (kind),
    constraint stripe_refusals_kind_check check ((kind = any (array['KEY_REFUSED'::text, 'PRICE_REFUSED'::text, 'TAX_REFUSED'::text, 'CHECKOUT_REFUSED'::text, 'PORTAL_REFUSED'::text, 'REFUND_REFUSED'::text])))
  )`,
  `create table totp_authenticators (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    encrypted_secret text not null,
    confirmed_at timestamptz,
    last_step int,
    key_id text,
    primary key (id),
    constraint totp_authenticators_user_id_unique unique (user_id)
  )`,
  `create table recovery_codes (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    code_hash text not null,
    primary key (id),
    constraint recovery_codes_user_id_code_hash_unique unique (user_id, code_hash)
  )`,
  `create table pending_logins (
    id uuid not null,
    created_at timestamptz not null,
    token_hash text not null,
    user_id uuid not null,
    expires_at timestamptz not null,
    attempts int not null,
    primary key (id),
    constraint pending_logins_token_hash_unique unique (token_hash)
  )`,
  `create table passkey_challenges (
    id uuid not null,
    created_at timestamptz not null,
    token_hash text not null,
    use text not null,
    challenge text not null,
    expires_at timestamptz not null,
    primary key (id),
    constraint passkey_challenges_token_hash_unique unique (token_hash)
  )`,
  `create table passkeys (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    name text not null,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    last_used_at timestamptz,
    primary key (id),
    constraint passkeys_credential_id_unique unique (credential_id)
  )`,
  `create table course_rollups (
    state text not null,
    category text not null,
    shard smallint not null,
    courses int not null,
    primary key (state, category, shard)
  )`,
  `create table course_words (
    word text collate "C" not null,
    shard smallint not null,
    courses int not null,
    named int not null,
    primary key (word, shard)
  )`,
  `create table school_settings (
    id uuid not null,
    created_at timestamptz not null,
    version int default 1 not null,
    values jsonb not null,
    primary key (id)
  )`,
  `create table email_changes (
    id uuid not null,
    created_at timestamptz not null,
    email text not null,
    current_token_hash text,
    new_token_hash text,
    current_confirmed_at timestamptz,
    new_confirmed_at timestamptz,
    expires_at timestamptz not null,
    user_id uuid not null,
    primary key (id),
    constraint email_changes_current_token_hash_unique unique (current_token_hash),
    constraint email_changes_new_token_hash_unique unique (new_token_hash),
    constraint email_changes_user_id_unique unique (user_id)
  )`,
  `create table saved_courses (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    course_id uuid not null,
    primary key (id),
    constraint saved_courses_user_id_course_id_unique unique (user_id, course_id)
  )`,
  `create table player_settings (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    speed double precision not null,
    has_captions boolean not null,
    caption_language text,
    has_character_keys boolean not null,
    plays_next boolean not null,
    primary key (id),
    constraint player_settings_user_id_unique unique (user_id)
  )`,
  `create table contact_replies (
    id uuid not null,
    created_at timestamptz not null,
    message_id uuid not null,
    author_id uuid,
    text text not null,
    primary key (id)
  )`,
  `create table agreements (
    id uuid not null,
    created_at timestamptz not null,
    user_id uuid not null,
    place text not null,
    terms_changed_at timestamptz not null,
    primary key (id),
    constraint agreements_user_id_place_terms_changed_at_unique unique (user_id, place, terms_changed_at),
    constraint agreements_place_check check ((place = any (array['SIGNUP'::text, 'CHECKOUT'::text])))
  )`,
  `create table course_word_variants (
    variant text collate "C" not null,
    word text collate "C" not null,
    place smallint not null,
    shard smallint not null,
    primary key (variant, word, place, shard)
  )`,
  `create table counted_subscriptions (
    id uuid not null,
    currency text not null,
    yearly_amount int not null,
    started_at timestamptz not null,
    ended_at timestamptz,
    period_end timestamptz,
    renews boolean not null,
    primary key (id)
  )`,
  `create table subscription_rollups (
    month date not null,
    currency text not null,
    shard smallint not null,
    started int not null,
    started_amount bigint not null,
    ended int not null,
    ended_amount bigint not null,
    renewing int not null,
    renewing_amount bigint not null,
    expiring int not null,
    expiring_amount bigint not null,
    primary key (month, currency, shard)
  )`,
  `create table course_learners (
    id uuid not null,
    course_id uuid not null,
    user_id uuid,
    begun_at timestamptz not null,
    finished_at timestamptz,
    primary key (id),
    constraint course_learners_user_id_course_id_unique unique (user_id, course_id)
  )`,
  `create table watch_rollups (
    month date not null,
    lecture_id uuid not null,
    shard smallint not null,
    course_id uuid not null,
    seconds double precision not null,
    begun int not null,
    finished int not null,
    primary key (month, lecture_id, shard)
  )`,
  `create table watched_months (
    month date not null,
    seconds double precision not null,
    primary key (month)
  )`,
  `create table watched_courses (
    year int not null,
    course_id uuid not null,
    seconds double precision not null,
    begun int not null,
    finished int not null,
    primary key (year, course_id)
  )`,
  `create table watched_lectures (
    year int not null,
    lecture_id uuid not null,
    seconds double precision not null,
    primary key (year, lecture_id)
  )`,
  `create table lecture_word_variants (
    variant text collate "C" not null,
    word text collate "C" not null,
    place smallint not null,
    shard smallint not null,
    primary key (variant, word, place, shard)
  )`,
  `create table idempotency_keys (
    id uuid not null,
    created_at timestamptz not null,
    api_token_id uuid not null,
    key_hash text not null,
    fingerprint text not null,
    answer text,
    primary key (id),
    constraint idempotency_keys_api_token_id_key_hash_unique unique (api_token_id, key_hash)
  )`,
  `create table refund_requests (
    id uuid not null,
    created_at timestamptz not null,
    payment_id uuid not null,
    total int not null,
    attempts int default 0 not null,
    failure text,
    primary key (id),
    constraint refund_requests_payment_id_unique unique (payment_id)
  )`,
  `create table setup_steps (
    step text not null,
    state text not null,
    changed_at timestamptz not null,
    primary key (step),
    constraint setup_steps_state_check check ((state = any (array['DONE'::text, 'DISMISSED'::text]))),
    constraint setup_steps_step_check check ((step = any (array['SCHOOL'::text, 'OFFER'::text, 'MAIL'::text, 'STORAGE'::text, 'STRIPE'::text, 'COURSE'::text, 'ABOUT'::text, 'MENTORS'::text, 'LINKS'::text, 'LEGAL'::text])))
  )`,
  `create table demo_marks (
    id uuid not null,
    completed_at timestamptz,
    primary key (id)
  )`,
  `create table known_devices (
    id uuid not null,
    created_at timestamptz not null,
    token_hash text not null,
    user_id uuid not null,
    last_used_at timestamptz not null,
    primary key (id),
    constraint known_devices_token_hash_unique unique (token_hash)
  )`,
  `create table certificate_editions (
    certificate_id uuid not null,
    edition text not null,
    created_at timestamptz not null,
    pdf bytea not null,
    primary key (certificate_id, edition)
  )`,
];

/** References between tables. */
const FOREIGN_KEYS = [
  `alter table lectures add constraint lectures_course_id_foreign
    foreign key (course_id) references courses(id) on delete cascade`,
  `alter table lectures add constraint lectures_uploader_id_foreign
    foreign key (uploader_id) references users(id) on delete set null`,
  `alter table subscriptions add constraint subscriptions_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table sessions add constraint sessions_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table customers add constraint customers_user_id_foreign
    foreign key (user_id) references users(id) on update cascade on delete cascade`,
  `alter table account_tokens add constraint account_tokens_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table api_tokens add constraint api_tokens_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table audit_entries add constraint audit_entries_actor_id_foreign
    foreign key (actor_id) references users(id) on delete set null`,
  `alter table payments add constraint payments_user_id_foreign
    foreign key (user_id) references users(id) on delete set null`,
  `alter table access_grants add constraint access_grants_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table paid_users add constraint paid_users_user_id_foreign
    foreign key (user_id) references users(id) on update cascade on delete cascade`,
  `alter table cancellation_requests add constraint cancellation_requests_subscription_id_foreign
    foreign key (subscription_id) references subscriptions(id) on delete cascade`,
  `alter table refunds add constraint refunds_payment_id_foreign
    foreign key (payment_id) references payments(id) on delete cascade`,
  `alter table checkouts add constraint checkouts_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table captions add constraint captions_lecture_id_foreign
    foreign key (lecture_id) references lectures(id) on delete cascade`,
  `alter table caption_cues add constraint caption_cues_captions_id_foreign
    foreign key (captions_id) references captions(id) on delete cascade`,
  `alter table transcriptions add constraint transcriptions_lecture_id_foreign
    foreign key (lecture_id) references lectures(id) on delete cascade`,
  `alter table lecture_uploads add constraint lecture_uploads_lecture_id_foreign
    foreign key (lecture_id) references lectures(id) on delete cascade`,
  `alter table lecture_uploads add constraint lecture_uploads_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table lecture_progress add constraint lecture_progress_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table lecture_progress add constraint lecture_progress_lecture_id_foreign
    foreign key (lecture_id) references lectures(id) on delete cascade`,
  `alter table certificates add constraint certificates_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table certificates add constraint certificates_course_id_foreign
    foreign key (course_id) references courses(id) on delete set null`,
  `alter table certificate_files add constraint certificate_files_certificate_id_foreign
    foreign key (certificate_id) references certificates(id) on update cascade on delete cascade`,
  `alter table totp_authenticators add constraint totp_authenticators_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table recovery_codes add constraint recovery_codes_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table pending_logins add constraint pending_logins_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table passkeys add constraint passkeys_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table email_changes add constraint email_changes_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table saved_courses add constraint saved_courses_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table saved_courses add constraint saved_courses_course_id_foreign
    foreign key (course_id) references courses(id) on delete cascade`,
  `alter table player_settings add constraint player_settings_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table contact_replies add constraint contact_replies_message_id_foreign
    foreign key (message_id) references contact_messages(id) on delete cascade`,
  `alter table contact_replies add constraint contact_replies_author_id_foreign
    foreign key (author_id) references users(id) on delete set null`,
  `alter table agreements add constraint agreements_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table course_learners add constraint course_learners_course_id_foreign
    foreign key (course_id) references courses(id) on delete cascade`,
  `alter table course_learners add constraint course_learners_user_id_foreign
    foreign key (user_id) references users(id) on delete set null`,
  `alter table watched_courses add constraint watched_courses_course_id_foreign
    foreign key (course_id) references courses(id) on delete cascade`,
  `alter table watched_lectures add constraint watched_lectures_lecture_id_foreign
    foreign key (lecture_id) references lectures(id) on delete cascade`,
  `alter table idempotency_keys add constraint idempotency_keys_api_token_id_foreign
    foreign key (api_token_id) references api_tokens(id) on delete cascade`,
  `alter table refund_requests add constraint refund_requests_payment_id_foreign
    foreign key (payment_id) references payments(id) on delete cascade`,
  `alter table known_devices add constraint known_devices_user_id_foreign
    foreign key (user_id) references users(id) on delete cascade`,
  `alter table certificate_editions add constraint certificate_editions_certificate_id_foreign
    foreign key (certificate_id) references certificates(id) on delete cascade`,
];

/** Functions of triggers: rollups, search words, and notifications of changed content. */
const FUNCTIONS = [
  `create function lectern_rollup_shard() returns smallint language plpgsql as $$
declare
  mine text := current_setting('lectern.rollup_shard', true);
  candidate int;
begin
  if mine <> '' then return mine; end if;
  for candidate in 0..15 loop
    if pg_try_advisory_xact_lock(7226106, candidate) then
      perform set_config('lectern.rollup_shard', candidate::text, true);
      return candidate;
    end if;
  end loop;
  candidate := pg_backend_pid() % 16;
  perform pg_advisory_xact_lock(7226106, candidate);
  perform set_config('lectern.rollup_shard', candidate::text, true);
  return candidate;
end $$`,
  `create function lectern_roll_up_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into user_rollups as rollup (shard, users)
      select lectern_rollup_shard(), changed.users
        from (select sum(sign) as users from (select *, 1 as sign from added) as changes) as changed
        where changed.users <> 0
      on conflict (shard) do update set users = rollup.users + excluded.users;
  elsif tg_op = 'DELETE' then
    insert into user_rollups as rollup (shard, users)
      select lectern_rollup_shard(), changed.users
        from (select sum(sign) as users from (select *, -1 as sign from removed) as changes) as changed
        where changed.users <> 0
      on conflict (shard) do update set users = rollup.users + excluded.users;
  else
    insert into user_rollups as rollup (shard, users)
      select lectern_rollup_shard(), changed.users
        from (select sum(sign) as users from (select *, 1 as sign from added union all select *, -1 as sign from removed) as changes) as changed
        where changed.users <> 0
      on conflict (shard) do update set users = rollup.users + excluded.users;
  end if;
  return null;
end $$`,
  `create function lectern_roll_up_payments() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sales_rollups as rollup (month, currency, shard, count, amount, refunded)
      select month, currency, lectern_rollup_shard(), changed.count, changed.amount, changed.refunded
        from (
          select date_trunc('month', paid_at at time zone 'UTC')::date as month, currency,
              sum(sign) as count, sum(sign * amount::bigint) as amount, sum(sign * (least(amount, refunded_amount + disputed_amount))::bigint) as refunded
            from (select *, 1 as sign from added) as changes group by 1, 2
        ) as changed
        where changed.count <> 0 or changed.amount <> 0 or changed.refunded <> 0
        order by month, currency
      on conflict (month, currency, shard) do update set
        count = rollup.count + excluded.count,
        amount = rollup.amount + excluded.amount,
        refunded = rollup.refunded + excluded.refunded;
  elsif tg_op = 'DELETE' then
    insert into sales_rollups as rollup (month, currency, shard, count, amount, refunded)
      select month, currency, lectern_rollup_shard(), changed.count, changed.amount, changed.refunded
        from (
          select date_trunc('month', paid_at at time zone 'UTC')::date as month, currency,
              sum(sign) as count, sum(sign * amount::bigint) as amount, sum(sign * (least(amount, refunded_amount + disputed_amount))::bigint) as refunded
            from (select *, -1 as sign from removed) as changes group by 1, 2
        ) as changed
        where changed.count <> 0 or changed.amount <> 0 or changed.refunded <> 0
        order by month, currency
      on conflict (month, currency, shard) do update set
        count = rollup.count + excluded.count,
        amount = rollup.amount + excluded.amount,
        refunded = rollup.refunded + excluded.refunded;
  else
    insert into sales_rollups as rollup (month, currency, shard, count, amount, refunded)
      select month, currency, lectern_rollup_shard(), changed.count, changed.amount, changed.refunded
        from (
          select date_trunc('month', paid_at at time zone 'UTC')::date as month, currency,
              sum(sign) as count, sum(sign * amount::bigint) as amount, sum(sign * (least(amount, refunded_amount + disputed_amount))::bigint) as refunded
            from (select *, 1 as sign from added union all select *, -1 as sign from removed) as changes group by 1, 2
        ) as changed
        where changed.count <> 0 or changed.amount <> 0 or changed.refunded <> 0
        order by month, currency
      on conflict (month, currency, shard) do update set
        count = rollup.count + excluded.count,
        amount = rollup.amount + excluded.amount,
        refunded = rollup.refunded + excluded.refunded;
  end if;
  return null;
end $$`,
  `create function lectern_roll_up_paid_users() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscription_end_rollups as rollup (day, shard, users)
      select day, lectern_rollup_shard(), changed.users
        from (
          select (paid_until at time zone 'UTC')::date as day, sum(sign) as users
            from (select *, 1 as sign from added) as changes where paid_until is not null group by 1
        ) as changed
        where changed.users <> 0
        order by day
      on conflict (day, shard) do update set users = rollup.users + excluded.users;
  elsif tg_op = 'DELETE' then
    insert into subscription_end_rollups as rollup (day, shard, users)
      select day, lectern_rollup_shard(), changed.users
        from (
          select (paid_until at time zone 'UTC')::date as day, sum(sign) as users
            from (select *, -1 as sign from removed) as changes where paid_until is not null group by 1
        ) as changed
        where changed.users <> 0
        order by day
      on conflict (day, shard) do update set users = rollup.users + excluded.users;
  else
    insert into subscription_end_rollups as rollup (day, shard, users)
      select day, lectern_rollup_shard(), changed.users
        from (
          select (paid_until at time zone 'UTC')::date as day, sum(sign) as users
            from (select *, 1 as sign from added union all select *, -1 as sign from removed) as changes where paid_until is not null group by 1
        ) as changed
        where changed.users <> 0
        order by day
      on conflict (day, shard) do update set users = rollup.users + excluded.users;
  end if;
  return null;
end $$`,
  `create function lectern_follow_subscriptions() returns trigger language plpgsql as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct user_id order by user_id) into touched from added;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct user_id order by user_id) into touched from removed;
  else
    select array_agg(distinct user_id order by user_id) into touched from (
      (select user_id, access_until from added
        except all select user_id, access_until from removed)
      union all
      (select user_id, access_until from removed
        except all select user_id, access_until from added)
    ) as changes;
  end if;
  if touched is null then return null; end if;
  insert into paid_users as known (user_id)
    select id from users where id = any(touched) order by id
    on conflict (user_id) do update set paid_until = known.paid_until;
  update paid_users set paid_until = current.paid_until
    from (
      select person.user_id, max(access_until) as paid_until
        from unnest(touched) as person (user_id)
        left join subscriptions on subscriptions.user_id = person.user_id
        group by person.user_id
    ) as current
    where paid_users.user_id = current.user_id and paid_users.paid_until is distinct from current.paid_until;
  return null;
end $$`,
  `create function lectern_public_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_content_changed', '');
  return null;
end $$`,
  `create function lectern_roll_up_courses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course_rollups as rollup (state, category, shard, courses)
      select state, category, lectern_rollup_shard(), changed.courses
        from (
          select case when deleted_at is not null then 'TRASH' when published_at is null then 'DRAFT' else 'PUBLISHED' end as state, category, sum(sign) as courses from (select *, 1 as sign from added) as changes group by 1, 2
        ) as changed
        where changed.courses <> 0
        order by state, category
      on conflict (state, category, shard) do update set courses = rollup.courses + excluded.courses;
  elsif tg_op = 'DELETE' then
    insert into course_rollups as rollup (state, category, shard, courses)
      select state, category, lectern_rollup_shard(), changed.courses
        from (
          select case when deleted_at is not null then 'TRASH' when published_at is null then 'DRAFT' else 'PUBLISHED' end as state, category, sum(sign) as courses from (select *, -1 as sign from removed) as changes group by 1, 2
        ) as changed
        where changed.courses <> 0
        order by state, category
      on conflict (state, category, shard) do update set courses = rollup.courses + excluded.courses;
  else
    insert into course_rollups as rollup (state, category, shard, courses)
      select state, category, lectern_rollup_shard(), changed.courses
        from (
          select case when deleted_at is not null then 'TRASH' when published_at is null then 'DRAFT' else 'PUBLISHED' end as state, category, sum(sign) as courses from (select *, 1 as sign from added union all select *, -1 as sign from removed) as changes group by 1, 2
        ) as changed
        where changed.courses <> 0
        order by state, category
      on conflict (state, category, shard) do update set courses = rollup.courses + excluded.courses;
  end if;
  if tg_op = 'INSERT' then
    insert into course_words as known (word, shard, courses, named)
      select lexeme, lectern_rollup_shard(), changed.courses, changed.named
        from (
          select lexeme, sum(sign) as courses, sum(sign * (weights && '{A,B}')::int) as named from (select search_vector, 1 as sign from added) as changes, unnest(search_vector) group by 1
        ) as changed
        where changed.courses <> 0 or changed.named <> 0
        order by lexeme
      on conflict (word, shard) do update set courses = known.courses + excluded.courses, named = known.named + excluded.named;
  elsif tg_op = 'DELETE' then
    insert into course_words as known (word, shard, courses, named)
      select lexeme, lectern_rollup_shard(), changed.courses, changed.named
        from (
          select lexeme, sum(sign) as courses, sum(sign * (weights && '{A,B}')::int) as named from (select search_vector, -1 as sign from removed) as changes, unnest(search_vector) group by 1
        ) as changed
        where changed.courses <> 0 or changed.named <> 0
        order by lexeme
      on conflict (word, shard) do update set courses = known.courses + excluded.courses, named = known.named + excluded.named;
  else
    insert into course_words as known (word, shard, courses, named)
      select lexeme, lectern_rollup_shard(), changed.courses, changed.named
        from (
          select lexeme, sum(sign) as courses, sum(sign * (weights && '{A,B}')::int) as named from (select added.search_vector, 1 as sign from added join removed using (id) where added.search_vector <> removed.search_vector
      union all select removed.search_vector, -1 from added join removed using (id) where added.search_vector <> removed.search_vector) as changes, unnest(search_vector) group by 1
        ) as changed
        where changed.courses <> 0 or changed.named <> 0
        order by lexeme
      on conflict (word, shard) do update set courses = known.courses + excluded.courses, named = known.named + excluded.named;
  end if;
  return null;
end $$`,
  `create function lectern_course_changed() returns trigger language plpgsql as $$ begin new.changed_at = now(); return new; end $$`,
  `create function lectern_lecture_changed() returns trigger language plpgsql as $$ begin update courses set changed_at = now() from lectures
    where courses.id = lectures.course_id and courses.changed_at is distinct from now() and not lectures.is_draft and lectures.id = new.id; return null; end $$`,
  `create function lectern_captions_changed() returns trigger language plpgsql as $$ begin update courses set changed_at = now() from lectures
    where courses.id = lectures.course_id and courses.changed_at is distinct from now() and not lectures.is_draft and lectures.id = coalesce(new.lecture_id, old.lecture_id) and is_free_preview;
  return null; end $$`,
  `create function lectern_school_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('school_changed', '');
  return null;
end $$`,
  `create function lectern_word_variants(word text) returns table(variant text, place smallint) language sql immutable parallel safe rows 12 set search_path to 'pg_catalog' as $$
    with written as (select normalize(word, NFC) as composed)
    select word, 0::smallint from written where char_length(word) between 4 and 24 and composed !~ '[\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\U00020000-\\U0003ffff]' or composed ~ '[\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\U00020000-\\U0003ffff]'
    union all
    select left(word, place - 1) || substr(word, place + 1), place::smallint
      from written, generate_series(1, char_length(word)) as place where char_length(word) between 4 and 24 and composed !~ '[\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\U00020000-\\U0003ffff]'
    union all
    select stem, -1::smallint from written, unnest(ts_lexize('english_stem', word)) as stem where char_length(word) between 4 and 24 and composed !~ '[\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\U00020000-\\U0003ffff]'
    union
    select substr(run[1], place, 2), -2::smallint
      from written, regexp_matches(composed, '[\\u3005-\\u3007\\u3040-\\u30ff\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7af\\U00020000-\\U0003ffff]+', 'g') as run, generate_series(1, char_length(run[1])) as place
  $$`,
  `create function lectern_add_word_variants() returns trigger language plpgsql as $$
begin
  insert into course_word_variants (variant, word, place, shard)
    select near.variant, added.word, near.place, added.shard from added, lectern_word_variants(added.word) as near;
  return null;
end $$`,
  `create function lectern_count_subscriptions() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update counted_subscriptions as counted
      set ended_at = coalesce(counted.ended_at, greatest(counted.started_at, now())), period_end = null, renews = false
      from removed where counted.id = removed.id;
    return null;
  end if;
  delete from counted_subscriptions as counted using added
    where counted.id = added.id and (added.started_at is null or added.yearly_amount is null);
  insert into counted_subscriptions as counted (id, currency, yearly_amount, started_at, ended_at, period_end, renews)
    select id, currency, yearly_amount, started_at, ended_at,
        case when ended_at is null and stripe_status = 'active'
          then case when cancel_at_period_end then least(current_period_end, access_until) else current_period_end end end,
        ended_at is null and stripe_status = 'active' and not cancel_at_period_end
      from added where started_at is not null and yearly_amount is not null order by id
    on conflict (id) do update set currency = excluded.currency, yearly_amount = excluded.yearly_amount,
        started_at = excluded.started_at, ended_at = excluded.ended_at, period_end = excluded.period_end, renews = excluded.renews
      where (counted.currency, counted.yearly_amount, counted.started_at, counted.ended_at, counted.period_end, counted.renews)
        is distinct from
        (excluded.currency, excluded.yearly_amount, excluded.started_at, excluded.ended_at, excluded.period_end, excluded.renews);
  return null;
end $$`,
  `create function lectern_roll_up_subscriptions() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into subscription_rollups as rollup (month, currency, shard,
        started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
      select month, currency, lectern_rollup_shard(), changed.started, changed.started_amount, changed.ended,
          changed.ended_amount, changed.renewing, changed.renewing_amount, changed.expiring, changed.expiring_amount
        from (
          select month, currency,
              sum(started) as started, sum(started * yearly_amount::bigint) as started_amount,
              sum(ended) as ended, sum(ended * yearly_amount::bigint) as ended_amount,
              sum(renewing) as renewing, sum(renewing * yearly_amount::bigint) as renewing_amount,
              sum(expiring) as expiring, sum(expiring * yearly_amount::bigint) as expiring_amount
            from (select *, 1 as sign from added) as changes, lateral (values
              (date_trunc('month', started_at at time zone 'UTC')::date, sign, 0, 0, 0),
              (date_trunc('month', ended_at at time zone 'UTC')::date, 0, sign, 0, 0),
              (date_trunc('month', period_end at time zone 'UTC')::date, 0, 0, case when renews then sign else 0 end, case when renews then 0 else sign end)
            ) as counted (month, started, ended, renewing, expiring)
            where month is not null group by 1, 2
        ) as changed
        where (started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
          <> (0, 0, 0, 0, 0, 0, 0, 0)
        order by month, currency
      on conflict (month, currency, shard) do update set
        started = rollup.started + excluded.started, started_amount = rollup.started_amount + excluded.started_amount,
        ended = rollup.ended + excluded.ended, ended_amount = rollup.ended_amount + excluded.ended_amount,
        renewing = rollup.renewing + excluded.renewing, renewing_amount = rollup.renewing_amount + excluded.renewing_amount,
        expiring = rollup.expiring + excluded.expiring, expiring_amount = rollup.expiring_amount + excluded.expiring_amount;
  elsif tg_op = 'DELETE' then
    insert into subscription_rollups as rollup (month, currency, shard,
        started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
      select month, currency, lectern_rollup_shard(), changed.started, changed.started_amount, changed.ended,
          changed.ended_amount, changed.renewing, changed.renewing_amount, changed.expiring, changed.expiring_amount
        from (
          select month, currency,
              sum(started) as started, sum(started * yearly_amount::bigint) as started_amount,
              sum(ended) as ended, sum(ended * yearly_amount::bigint) as ended_amount,
              sum(renewing) as renewing, sum(renewing * yearly_amount::bigint) as renewing_amount,
              sum(expiring) as expiring, sum(expiring * yearly_amount::bigint) as expiring_amount
            from (select *, -1 as sign from removed) as changes, lateral (values
              (date_trunc('month', started_at at time zone 'UTC')::date, sign, 0, 0, 0),
              (date_trunc('month', ended_at at time zone 'UTC')::date, 0, sign, 0, 0),
              (date_trunc('month', period_end at time zone 'UTC')::date, 0, 0, case when renews then sign else 0 end, case when renews then 0 else sign end)
            ) as counted (month, started, ended, renewing, expiring)
            where month is not null group by 1, 2
        ) as changed
        where (started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
          <> (0, 0, 0, 0, 0, 0, 0, 0)
        order by month, currency
      on conflict (month, currency, shard) do update set
        started = rollup.started + excluded.started, started_amount = rollup.started_amount + excluded.started_amount,
        ended = rollup.ended + excluded.ended, ended_amount = rollup.ended_amount + excluded.ended_amount,
        renewing = rollup.renewing + excluded.renewing, renewing_amount = rollup.renewing_amount + excluded.renewing_amount,
        expiring = rollup.expiring + excluded.expiring, expiring_amount = rollup.expiring_amount + excluded.expiring_amount;
  else
    insert into subscription_rollups as rollup (month, currency, shard,
        started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
      select month, currency, lectern_rollup_shard(), changed.started, changed.started_amount, changed.ended,
          changed.ended_amount, changed.renewing, changed.renewing_amount, changed.expiring, changed.expiring_amount
        from (
          select month, currency,
              sum(started) as started, sum(started * yearly_amount::bigint) as started_amount,
              sum(ended) as ended, sum(ended * yearly_amount::bigint) as ended_amount,
              sum(renewing) as renewing, sum(renewing * yearly_amount::bigint) as renewing_amount,
              sum(expiring) as expiring, sum(expiring * yearly_amount::bigint) as expiring_amount
            from (select *, 1 as sign from added union all select *, -1 as sign from removed) as changes, lateral (values
              (date_trunc('month', started_at at time zone 'UTC')::date, sign, 0, 0, 0),
              (date_trunc('month', ended_at at time zone 'UTC')::date, 0, sign, 0, 0),
              (date_trunc('month', period_end at time zone 'UTC')::date, 0, 0, case when renews then sign else 0 end, case when renews then 0 else sign end)
            ) as counted (month, started, ended, renewing, expiring)
            where month is not null group by 1, 2
        ) as changed
        where (started, started_amount, ended, ended_amount, renewing, renewing_amount, expiring, expiring_amount)
          <> (0, 0, 0, 0, 0, 0, 0, 0)
        order by month, currency
      on conflict (month, currency, shard) do update set
        started = rollup.started + excluded.started, started_amount = rollup.started_amount + excluded.started_amount,
        ended = rollup.ended + excluded.ended, ended_amount = rollup.ended_amount + excluded.ended_amount,
        renewing = rollup.renewing + excluded.renewing, renewing_amount = rollup.renewing_amount + excluded.renewing_amount,
        expiring = rollup.expiring + excluded.expiring, expiring_amount = rollup.expiring_amount + excluded.expiring_amount;
  end if;
  return null;
end $$`,
  `create function lectern_follow_progress() returns trigger language plpgsql as $$
declare
  people uuid[];
  done uuid[];
begin
  if not exists (select from added) then return null; end if;
  if tg_op = 'INSERT' then
    with learners as (
      insert into course_learners (id, course_id, user_id, begun_at)
        select gen_random_uuid(), lecture.course_id, added.user_id, min(added.recorded_at)
          from added join lectures lecture on lecture.id = added.lecture_id group by 2, 3 order by 3, 2
        on conflict do nothing
        returning course_id, user_id, begun_at
    )
    insert into watch_rollups as rollup (month, lecture_id, shard, course_id, seconds, begun, finished)
    select month, lecture_id, lectern_rollup_shard(), course_id, seconds, begun, finished from (select month, lecture_id, course_id, sum(seconds) as seconds, sum(begun)::int as begun, 0 as finished from (
        select date_trunc('month', added.recorded_at at time zone 'UTC')::date as month, added.lecture_id, lecture.course_id,
            least(added.position, 10) as seconds, 0 as begun
          from added join lectures lecture on lecture.id = added.lecture_id
        union all
        (select distinct on (learners.course_id, learners.user_id)
            date_trunc('month', learners.begun_at at time zone 'UTC')::date, added.lecture_id, learners.course_id, 0, 1
          from learners join added on added.user_id = learners.user_id
          join lectures lecture on lecture.id = added.lecture_id and lecture.course_id = learners.course_id)
      ) as happened group by 1, 2, 3) as sums
      where (seconds, begun, finished) <> (0, 0, 0) order by month, lecture_id
    on conflict (month, lecture_id, shard) do update set seconds = rollup.seconds + excluded.seconds,
      begun = rollup.begun + excluded.begun, finished = rollup.finished + excluded.finished;
    select array_agg(user_id), array_agg(lecture_id) into people, done from added where done_at is not null;
  else
    insert into watch_rollups as rollup (month, lecture_id, shard, course_id, seconds, begun, finished)
    select month, lecture_id, lectern_rollup_shard(), course_id, seconds, begun, finished from (select date_trunc('month', added.recorded_at at time zone 'UTC')::date as month, added.lecture_id, lecture.course_id, 0 as begun, 0 as finished,
          sum(greatest(0, least(added.position - removed.position,
            2 * extract(epoch from added.recorded_at - removed.recorded_at)))) as seconds
        from added join removed using (id) join lectures lecture on lecture.id = added.lecture_id
        where added.position > removed.position and added.recorded_at > removed.recorded_at
        group by 1, 2, 3) as sums
      where (seconds, begun, finished) <> (0, 0, 0) order by month, lecture_id
    on conflict (month, lecture_id, shard) do update set seconds = rollup.seconds + excluded.seconds,
      begun = rollup.begun + excluded.begun, finished = rollup.finished + excluded.finished;
    select array_agg(added.user_id), array_agg(added.lecture_id) into people, done
      from added join removed using (id) where added.done_at is not null and removed.done_at is null;
  end if;
  if people is null then return null; end if;
  perform from course_learners learner
    where (learner.user_id, learner.course_id) in (
      select user_id, course_id from unnest(people, done) as pair (user_id, lecture_id) join lectures lecture on lecture.id = pair.lecture_id)
    order by user_id, course_id for update;
  with finished as (
    update course_learners learner set finished_at = last.at
      from (
        select distinct on (pair.user_id, lecture.course_id) pair.user_id, pair.lecture_id, lecture.course_id, progress.done_at as at
          from unnest(people, done) as pair (user_id, lecture_id)
          join lectures lecture on lecture.id = pair.lecture_id
          join lecture_progress progress on progress.user_id = pair.user_id and progress.lecture_id = pair.lecture_id
          order by pair.user_id, lecture.course_id, progress.done_at desc
      ) as last
      where learner.user_id = last.user_id and learner.course_id = last.course_id and learner.finished_at is null
        and not exists (
          select from lectures lecture
          left join lecture_progress progress on progress.lecture_id = lecture.id and progress.user_id = last.user_id
          where lecture.course_id = last.course_id and lecture.deleted_at is null and lecture.video_key is not null and not lecture.is_draft and progress.done_at is null
        )
      returning last.at, last.lecture_id, last.course_id
  )
  insert into watch_rollups as rollup (month, lecture_id, shard, course_id, seconds, begun, finished)
    select month, lecture_id, lectern_rollup_shard(), course_id, seconds, begun, finished from (select date_trunc('month', at at time zone 'UTC')::date as month, lecture_id, course_id, 0 as seconds, 0 as begun, count(*)::int as finished
      from finished group by 1, 2, 3) as sums
      where (seconds, begun, finished) <> (0, 0, 0) order by month, lecture_id
    on conflict (month, lecture_id, shard) do update set seconds = rollup.seconds + excluded.seconds,
      begun = rollup.begun + excluded.begun, finished = rollup.finished + excluded.finished;
  return null;
end $$`,
  `create function lectern_add_lecture_words() returns trigger language plpgsql as $$
begin
  insert into lecture_word_variants (variant, word, place, shard)
    select near.variant, said.word, near.place, lectern_rollup_shard()
      from (select distinct lexeme as word from added, unnest(search_vector)) as said, lectern_word_variants(said.word) as near
      where said.word !~ '^[0-9]+$' and not exists (
        select from lecture_word_variants as known where known.variant = said.word and known.word = said.word and known.place = 0
      )
      order by near.variant, said.word
    on conflict do nothing;
  return null;
end $$`,
  `create function lectern_add_changed_lecture_words() returns trigger language plpgsql as $$
begin
  insert into lecture_word_variants (variant, word, place, shard)
    select near.variant, said.word, near.place, lectern_rollup_shard()
      from (select distinct lexeme as word from (select added.search_vector from added join removed using (id) where added.search_vector <> removed.search_vector) as changed, unnest(search_vector)) as said, lectern_word_variants(said.word) as near
      where said.word !~ '^[0-9]+$' and not exists (
        select from lecture_word_variants as known where known.variant = said.word and known.word = said.word and known.place = 0
      )
      order by near.variant, said.word
    on conflict do nothing;
  return null;
end $$`,
  `create function lectern_word_stems(word text, taught text DEFAULT NULL::text) returns table(variant text, place smallint) language sql immutable parallel safe rows 12 set search_path to 'pg_catalog' as $$
    select stem, stemmer.place
      from (values ('ARABIC', 'arabic_stem'::regdictionary, -3::smallint), ('DANISH', 'danish_stem'::regdictionary, -4::smallint), ('DUTCH', 'dutch_stem'::regdictionary, -5::smallint), ('FINNISH', 'finnish_stem'::regdictionary, -6::smallint), ('FRENCH', 'french_stem'::regdictionary, -7::smallint), ('GERMAN', 'german_stem'::regdictionary, -8::smallint), ('ITALIAN', 'italian_stem'::regdictionary, -9::smallint), ('NORWEGIAN', 'norwegian_stem'::regdictionary, -10::smallint), ('PORTUGUESE', 'portuguese_stem'::regdictionary, -11::smallint), ('RUSSIAN', 'russian_stem'::regdictionary, -12::smallint), ('SPANISH', 'spanish_stem'::regdictionary, -13::smallint), ('SWEDISH', 'swedish_stem'::regdictionary, -14::smallint), ('TURKISH', 'turkish_stem'::regdictionary, -15::smallint)) as stemmer (language, dictionary, place),
        unnest(ts_lexize(dictionary, case language
          when 'PORTUGUESE' then regexp_replace(regexp_replace(word, '[ao]es$', 'ao'), 'ns$', 'm')
          when 'RUSSIAN' then regexp_replace(word, '(?<=[аеоы])и$', 'й')
          when 'SPANISH' then regexp_replace(word, 'cion$', 'ción')
          else normalize(word, NFC) end)) as stem
      where language = coalesce(taught, language) and char_length(word) between 3 and 40 and word !~ '^[0-9]+$'
  $$`,
  `create function lectern_add_course_stems() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into course_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from added as course, unnest(course.search_vector) where course.language not in ('ENGLISH', 'OTHER')) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from course_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
    return null;
  end if;
  if not exists (select from added as course where course.language not in ('ENGLISH', 'OTHER')) then return null; end if;
  insert into course_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from added as course join removed using (id), unnest(course.search_vector) where course.language not in ('ENGLISH', 'OTHER')
        and (course.language <> removed.language or course.search_vector <> removed.search_vector)) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from course_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  if exists (select from added as course join removed using (id) where course.language not in ('ENGLISH', 'OTHER') and course.language <> removed.language) then
    insert into lecture_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from lectures as lecture
      join courses as course on course.id = lecture.course_id, unnest(lecture.search_vector) where course.language not in ('ENGLISH', 'OTHER') and course.id in (select id from added)
      union select distinct lexeme as word, course.language from caption_cues as cue join captions on captions.id = cue.captions_id
      join lectures as lecture on lecture.id = captions.lecture_id
      join courses as course on course.id = lecture.course_id, unnest(cue.search_vector) where course.language not in ('ENGLISH', 'OTHER') and course.id in (select id from added)) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from lecture_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  end if;
  return null;
end $$`,
  `create function lectern_add_lecture_stems() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into lecture_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from added as lecture
      join courses as course on course.id = lecture.course_id, unnest(lecture.search_vector) where course.language not in ('ENGLISH', 'OTHER')) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from lecture_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  else
    insert into lecture_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from (select added.* from added join removed using (id) where added.search_vector <> removed.search_vector) as lecture
      join courses as course on course.id = lecture.course_id, unnest(lecture.search_vector) where course.language not in ('ENGLISH', 'OTHER')) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from lecture_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  end if;
  return null;
end $$`,
  `create function lectern_add_cue_stems() returns trigger language plpgsql as $$
begin
  insert into lecture_word_variants (variant, word, place, shard)
    select stem.variant, said.word, stem.place, lectern_rollup_shard()
      from (select distinct lexeme as word, course.language from added as cue join captions on captions.id = cue.captions_id
      join lectures as lecture on lecture.id = captions.lecture_id
      join courses as course on course.id = lecture.course_id, unnest(cue.search_vector) where course.language not in ('ENGLISH', 'OTHER')) as said, lectern_word_stems(said.word, said.language) as stem
      where not exists (
        select from lecture_word_variants as known
          where known.variant = stem.variant and known.word = said.word and known.place = stem.place
      )
      order by stem.variant, said.word, stem.place
    on conflict do nothing;
  return null;
end $$`,
];

/** Indexes besides those of primary keys and unique constraints. */
const INDEXES = [
  `create index courses_newest_index on courses (coalesce(published_at, created_at), id) where (deleted_at is null)`,
  `create index courses_deleted_at_id_index on courses (deleted_at, id) where (deleted_at is not null)`,
  `create index courses_search_vector_index on courses using gin (search_vector)`,
  `create index courses_title_index on courses (lower(regexp_replace(regexp_replace(normalize(title, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_title_in_category_index on courses (category, lower(regexp_replace(regexp_replace(normalize(title, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_category_index on courses (lower(regexp_replace(regexp_replace(normalize(category, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_category_in_category_index on courses (category, lower(regexp_replace(regexp_replace(normalize(category, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_instructor_index on courses (lower(regexp_replace(regexp_replace(normalize(instructor, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_instructor_in_category_index on courses (category, lower(regexp_replace(regexp_replace(normalize(instructor, nfkd), '[\\u0300-\\u036f]+'::text, ''::text, 'g'::text), '[!-/:-@[-\`{-~]+'::text, ' '::text, 'g'::text)) collate "C", id) where (deleted_at is null)`,
  `create index courses_lectures_index on courses (number_of_lectures, id) where (deleted_at is null)`,
  `create index courses_lectures_in_category_index on courses (category, number_of_lectures, id) where (deleted_at is null)`,
  `create index courses_duration_index on courses (duration, id) where (deleted_at is null)`,
  `create index courses_duration_in_category_index on courses (category, duration, id) where (deleted_at is null)`,
  `create index courses_newest_in_category_index on courses (category, coalesce(published_at, created_at), id) where (deleted_at is null)`,
  `create index courses_drafts_index on courses (id) where ((published_at is null) and (deleted_at is null))`,
  `create index courses_search_vector_in_512_index on courses using gin (search_vector) where ("right"((id)::text, 3) < '008'::text)`,
  `create index courses_search_vector_in_64_index on courses using gin (search_vector) where ("right"((id)::text, 2) < '04'::text)`,
  `create index courses_search_vector_in_8_index on courses using gin (search_vector) where ("right"((id)::text, 1) < '2'::text)`,
  `create index lectures_deleted_at_id_index on lectures (deleted_at, id) where (deleted_at is not null)`,
  `create index lectures_search_vector_index on lectures using gin (search_vector)`,
  `create index lectures_free_previews_index on lectures (id) where (is_free_preview and (deleted_at is null))`,
  `create index lectures_uploader_id_index on lectures (uploader_id) where (uploader_id is not null)`,
  `create index lectures_failed_index on lectures (created_at, id) where ((status = 'FAILED'::text) and (deleted_at is null))`,
  `create index lectures_waiting_drafts_index on lectures (created_at, id) where (is_draft and (publish_at is null) and (deleted_at is null))`,
  `create index rate_limits_expire_index on rate_limits (expire)`,
  `create index stored_objects_reserved_at_index on stored_objects (reserved_at)`,
  `create index stripe_events_stripe_customer_id_occurred_at_id_index on stripe_events (stripe_customer_id, occurred_at, id)`,
  `create index stripe_events_troubled_index on stripe_events (occurred_at) where ((state = any (array['RECEIVED'::text, 'REFUSED'::text])) or (oddity is not null))`,
  `create index users_created_at_id_index on users (created_at, id)`,
  `create index users_full_name_parts_index on users using gin (full_name gin_trgm_ops)`,
  `create index users_email_parts_index on users using gin (email gin_trgm_ops)`,
  `create index users_admins_index on users (created_at, id) where (role = 'ADMIN'::text)`,
  `create index subscriptions_user_id_index on subscriptions (user_id)`,
  `create index sessions_user_id_index on sessions (user_id)`,
  `create index sessions_previous_token_hash_index on sessions (previous_token_hash) where (previous_token_hash is not null)`,
  `create index account_tokens_user_id_index on account_tokens (user_id)`,
  `create index api_tokens_user_id_created_at_id_index on api_tokens (user_id, created_at, id)`,
  `create index contact_messages_created_at_id_index on contact_messages (created_at, id)`,
  `create index audit_entries_actor_id_index on audit_entries (actor_id)`,
  `create index audit_entries_created_at_id_index on audit_entries (created_at, id)`,
  `create index audit_entries_subject_id_created_at_id_index on audit_entries (subject_id, created_at, id)`,
  `create index payments_paid_at_id_index on payments (paid_at, id)`,
  `create index payments_user_id_paid_at_id_index on payments (user_id, paid_at, id)`,
  `create index payments_disputed_index on payments (paid_at) where (dispute_status is not null)`,
  `create index access_grants_user_id_index on access_grants (user_id)`,
  `create index access_grants_running_index on access_grants (expires_at) where (ended_at is null)`,
  `create index paid_users_paid_until_index on paid_users (paid_until)`,
  `create index reconciliations_created_at_index on reconciliations (created_at)`,
  `create index cancellation_requests_subscription_id_index on cancellation_requests (subscription_id)`,
  `create unique index cancellation_requests_open_unique on cancellation_requests (subscription_id) where (closed_at is null)`,
  `create index refunds_payment_id_created_at_index on refunds (payment_id, created_at)`,
  `create index refunds_unsettled_index on refunds (requested_at) where (state = any (array['PENDING'::text, 'FAILED'::text]))`,
  `create index checkouts_user_id_created_at_id_index on checkouts (user_id, created_at, id)`,
  `create unique index checkouts_live_unique on checkouts (user_id) where (state = any (array['OPEN'::text, 'PENDING'::text]))`,
  `create index caption_cues_search_vector_index on caption_cues using gin (search_vector)`,
  `create index lecture_uploads_expires_at_index on lecture_uploads (expires_at)`,
  `create index lecture_uploads_user_id_created_at_id_index on lecture_uploads (user_id, created_at, id)`,
  `create index lecture_progress_lecture_id_index on lecture_progress (lecture_id)`,
  `create index lecture_progress_user_id_recorded_at_id_index on lecture_progress (user_id, recorded_at, id)`,
  `create index certificates_course_id_index on certificates (course_id)`,
  `create index pending_logins_user_id_index on pending_logins (user_id)`,
  `create index passkeys_user_id_index on passkeys (user_id)`,
  `create index course_words_word_trigrams_index on course_words using gin (word gin_trgm_ops)`,
  `create unique index school_settings_one_row on school_settings (((id is not null)))`,
  `create index email_changes_expires_at_index on email_changes (expires_at)`,
  `create index saved_courses_course_id_index on saved_courses (course_id)`,
  `create index contact_replies_message_id_created_at_id_index on contact_replies (message_id, created_at, id)`,
  `create index contact_replies_author_id_index on contact_replies (author_id)`,
  `create index course_learners_course_id_index on course_learners (course_id)`,
  `create index watched_courses_course_id_index on watched_courses (course_id)`,
  `create index watched_courses_year_seconds_course_id_index on watched_courses (year, seconds, course_id)`,
  `create index watched_lectures_lecture_id_index on watched_lectures (lecture_id)`,
  `create index watched_lectures_year_seconds_lecture_id_index on watched_lectures (year, seconds, lecture_id)`,
  `create index known_devices_user_id_index on known_devices (user_id)`,
];

/** Triggers. One with a transition table serves one operation. */
const TRIGGERS = [
  `create trigger courses_public_content after insert or delete or update or truncate on courses for each statement execute function lectern_public_content_changed()`,
  `create trigger courses_roll_up_insert after insert on courses referencing new table as added for each statement execute function lectern_roll_up_courses()`,
  `create trigger courses_roll_up_update after update on courses referencing old table as removed new table as added for each statement execute function lectern_roll_up_courses()`,
  `create trigger courses_roll_up_delete after delete on courses referencing old table as removed for each statement execute function lectern_roll_up_courses()`,
  `create trigger courses_changed before update of title, description, category, instructor, thumbnail_key, number_of_lectures, duration, language on courses for each row when (((new.title is distinct from old.title) or (new.description is distinct from old.description) or (new.category is distinct from old.category) or (new.instructor is distinct from old.instructor) or (new.thumbnail_key is distinct from old.thumbnail_key) or (new.number_of_lectures is distinct from old.number_of_lectures) or (new.duration is distinct from old.duration) or (new.language is distinct from old.language))) execute function lectern_course_changed()`,
  `create trigger courses_add_stems_on_insert after insert on courses referencing new table as added for each statement execute function lectern_add_course_stems()`,
  `create trigger courses_add_stems_on_update after update on courses referencing old table as removed new table as added for each statement execute function lectern_add_course_stems()`,
  `create trigger lectures_public_content after insert or delete or update or truncate on lectures for each statement execute function lectern_public_content_changed()`,
  `create trigger lectures_changed after update of title, description, is_free_preview, "position" on lectures for each row when (((new.title is distinct from old.title) or (new.description is distinct from old.description) or (new.is_free_preview is distinct from old.is_free_preview) or (new."position" is distinct from old."position"))) execute function lectern_lecture_changed()`,
  `create trigger lectures_add_words after insert on lectures referencing new table as added for each statement execute function lectern_add_lecture_words()`,
  `create trigger lectures_add_changed_words after update on lectures referencing old table as removed new table as added for each statement execute function lectern_add_changed_lecture_words()`,
  `create trigger lectures_add_stems_on_insert after insert on lectures referencing new table as added for each statement execute function lectern_add_lecture_stems()`,
  `create trigger lectures_add_stems_on_update after update on lectures referencing old table as removed new table as added for each statement execute function lectern_add_lecture_stems()`,
  `create trigger users_roll_up_insert after insert on users referencing new table as added for each statement execute function lectern_roll_up_users()`,
  `create trigger users_roll_up_delete after delete on users referencing old table as removed for each statement execute function lectern_roll_up_users()`,
  `create trigger subscriptions_roll_up_insert after insert on subscriptions referencing new table as added for each statement execute function lectern_follow_subscriptions()`,
  `create trigger subscriptions_roll_up_update after update on subscriptions referencing old table as removed new table as added for each statement execute function lectern_follow_subscriptions()`,
  `create trigger subscriptions_roll_up_delete after delete on subscriptions referencing old table as removed for each statement execute function lectern_follow_subscriptions()`,
  `create trigger subscriptions_count_insert after insert on subscriptions referencing new table as added for each statement execute function lectern_count_subscriptions()`,
  `create trigger subscriptions_count_update after update on subscriptions referencing old table as removed new table as added for each statement execute function lectern_count_subscriptions()`,
  `create trigger subscriptions_count_delete after delete on subscriptions referencing old table as removed for each statement execute function lectern_count_subscriptions()`,
  `create trigger payments_roll_up_insert after insert on payments referencing new table as added for each statement execute function lectern_roll_up_payments()`,
  `create trigger payments_roll_up_update after update on payments referencing old table as removed new table as added for each statement execute function lectern_roll_up_payments()`,
  `create trigger payments_roll_up_delete after delete on payments referencing old table as removed for each statement execute function lectern_roll_up_payments()`,
  `create trigger paid_users_roll_up_insert after insert on paid_users referencing new table as added for each statement execute function lectern_roll_up_paid_users()`,
  `create trigger paid_users_roll_up_update after update on paid_users referencing old table as removed new table as added for each statement execute function lectern_roll_up_paid_users()`,
  `create trigger paid_users_roll_up_delete after delete on paid_users referencing old table as removed for each statement execute function lectern_roll_up_paid_users()`,
  `create trigger captions_changed after insert or delete or update on captions for each row execute function lectern_captions_changed()`,
  `create trigger captions_public_content after insert or delete or update or truncate on captions for each statement execute function lectern_public_content_changed()`,
  `create trigger caption_cues_add_words after insert on caption_cues referencing new table as added for each statement execute function lectern_add_lecture_words()`,
  `create trigger caption_cues_add_stems_on_insert after insert on caption_cues referencing new table as added for each statement execute function lectern_add_cue_stems()`,
  `create trigger lecture_progress_roll_up_insert after insert on lecture_progress referencing new table as added for each statement execute function lectern_follow_progress()`,
  `create trigger lecture_progress_roll_up_update after update on lecture_progress referencing old table as removed new table as added for each statement execute function lectern_follow_progress()`,
  `create trigger course_words_add_variants after insert on course_words referencing new table as added for each statement execute function lectern_add_word_variants()`,
  `create trigger school_settings_changed after update on school_settings for each statement execute function lectern_school_changed()`,
  `create trigger counted_subscriptions_roll_up_insert after insert on counted_subscriptions referencing new table as added for each statement execute function lectern_roll_up_subscriptions()`,
  `create trigger counted_subscriptions_roll_up_update after update on counted_subscriptions referencing old table as removed new table as added for each statement execute function lectern_roll_up_subscriptions()`,
  `create trigger counted_subscriptions_roll_up_delete after delete on counted_subscriptions referencing old table as removed for each statement execute function lectern_roll_up_subscriptions()`,
];

/** Rows that every school has. */
const ROWS = [
  'insert into user_rollups (shard, users) values (0, 0)',
  'insert into school_settings (id, created_at, "values") values (gen_random_uuid(), now(), \'{}\')',
];

/** Creates the whole schema. A database of an earlier version has it already: see adoptBaseline. */
export class Migration0070 extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    for (const sql of [...TABLES, ...FOREIGN_KEYS, ...FUNCTIONS, ...INDEXES, ...TRIGGERS, ...ROWS])
      this.addSql(sql);
  }
}
