CREATE TABLE "system_remembered" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);

DROP VIEW "public"."system_change_log";
ALTER TABLE "kernel_history" ADD COLUMN "username" text;
ALTER TABLE "system_user_" ADD COLUMN "name_en" text;
ALTER TABLE "system_session" ADD COLUMN "remembered_id" text;
CREATE INDEX "system_remembered_user" ON "system_remembered" USING btree ("user_id");
CREATE VIEW "public"."system_change_log" AS (select id, 1 as version, user_id as create_by, user_name as create_name, at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, at, user_name, username, actor_name, resource, record_id, action, reason, request_id from kernel_history);

-- Who is behind the names that the history holds already.
UPDATE "kernel_history" h SET "username" = u."username" FROM "system_user_" u WHERE u."id" = h."user_id";
