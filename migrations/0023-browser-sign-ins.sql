CREATE TABLE "system_known_browser" (
	"user_id" bigint NOT NULL,
	"browser" text NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_known_browser_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);

DROP VIEW "public"."system_online_session";
ALTER TABLE "system_session" ADD COLUMN "browser" text;
ALTER TABLE "system_session" ADD COLUMN "idle_minutes" integer;
ALTER TABLE "system_session" ADD COLUMN "active_at" timestamp(3) with time zone;
ALTER TABLE "system_sign_in_log" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;
CREATE VIEW "public"."system_online_session" AS (select s.no as id, 1 as version, s.user_id as create_by, u.name as create_name, s.created_at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, s.id as session_id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name, s.created_at, s.last_seen, s.expires_at from system_session s join system_user_ u on u.id = s.user_id left join system_user_ a on a.id = s.actor_id where s.revoked_at is null and s.expires_at > (now() + coalesce(nullif(current_setting('fairway.ahead', true), ''), '0')::interval) and (s.idle_minutes is null or s.active_at > (now() + coalesce(nullif(current_setting('fairway.ahead', true), ''), '0')::interval) - make_interval(mins => s.idle_minutes)));

-- The auditor from outside reads the company's work alone; what the seeded role held beside it is taken away once.
UPDATE "system_role" SET "permissions" = coalesce((SELECT jsonb_agg(p) FROM jsonb_array_elements_text("permissions") AS p
  WHERE p !~ '^system:(mail|usage|storedFile|setting|storage|sqlMonitor|cacheMonitor|serverMonitor|schedule|apiDocs|announcement|organizationChange|paymentOrder|paymentCallback|picture|version|permission):'
    AND p NOT IN ('approval:flow:list', 'approval:delegation:list')), '[]'::jsonb)
  WHERE "code" = 'AUDITOR' AND jsonb_typeof("permissions") = 'array';
