CREATE TABLE "system_call_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_call_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"user_name" text,
	"actor_name" text,
	"act" text,
	"act_en" text,
	"target" text,
	"result" text NOT NULL,
	"reason" text,
	"reason_en" text,
	"ms" bigint,
	"address" text,
	"device" text,
	"request_id" text,
	CONSTRAINT "system_call_log_result_check" CHECK (result in ('OK', 'REFUSED', 'FAILED'))
);

CREATE TABLE "system_error_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_error_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"at" timestamp(3) with time zone NOT NULL,
	"target" text,
	"message" text,
	"user_name" text,
	"actor_name" text,
	"address" text,
	"request_id" text
);

CREATE TABLE "system_error_stack" (
	"request_id" text PRIMARY KEY NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"stack" text NOT NULL
);

ALTER TABLE "system_sign_in_log" ADD COLUMN "reason_en" text;
CREATE VIEW "public"."system_change_log" AS (select id, 1 as version, user_id as create_by, user_name as create_name, at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, at, user_name, actor_name, resource, record_id, action, reason, request_id from kernel_history);
CREATE VIEW "public"."system_sign_in_record" AS (select l.id, 1 as version, coalesce(l.user_id, 0) as create_by, l.username as create_name, l.at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, l.at, u.name as user_name, l.username, l.ok, l.kind, l.reason, l.reason_en, l.address, l.device from system_sign_in_log l left join system_user_ u on u.id = l.user_id);
