CREATE TABLE "voyage_report_correction" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_report_correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"correction_no" text,
	"report_id" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"voyage_no" bigint NOT NULL,
	"rpt_time" timestamp(3) with time zone,
	"reason_kind" text NOT NULL,
	"reason" text NOT NULL,
	"attachments" bigint[],
	"change_count" bigint,
	"oil_changed" boolean,
	"stock_shift" text,
	"revolution_shift" bigint,
	"following_count" bigint,
	"changes" jsonb,
	"following" jsonb,
	"chain_stamp" jsonb,
	"applied_time" timestamp(3) with time zone,
	"status" text NOT NULL,
	CONSTRAINT "voyage_report_correction_reason_kind_check" CHECK (reason_kind in ('TYPING', 'MEASURING', 'OMISSION', 'SUPPLIER', 'OTHER')),
	CONSTRAINT "voyage_report_correction_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

ALTER TABLE "system_session" ADD COLUMN "no" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "system_session_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
ALTER TABLE "voyage_report" ADD COLUMN "cargo_loaded" numeric(20, 3);
CREATE UNIQUE INDEX "voyage_report_correction_correction_no_serial" ON "voyage_report_correction" USING btree ("correction_no") WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_sort" ON "voyage_report_correction" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_report_id_sort" ON "voyage_report_correction" USING btree ("report_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_ship_name_sort" ON "voyage_report_correction" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_report_correction_voyage_no_sort" ON "voyage_report_correction" USING btree ("voyage_no","create_time" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "system_session" ADD CONSTRAINT "system_session_no_unique" UNIQUE("no");
CREATE VIEW "public"."system_online_session" AS (select s.no as id, 1 as version, s.user_id as create_by, u.name as create_name, s.created_at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, s.id as session_id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name, s.created_at, s.last_seen, s.expires_at from system_session s join system_user_ u on u.id = s.user_id left join system_user_ a on a.id = s.actor_id where s.revoked_at is null and s.expires_at > now());

-- What earlier reports loaded, so that cargo figures over them are whole.
UPDATE "voyage_report" r SET "cargo_loaded" = c.tonnes FROM (
	SELECT "parent_id", sum(coalesce("bl_qty", "shore_qty", "ship_qty")) AS tonnes FROM "voyage_report_cargo" WHERE "op_type" = 'LOADING' GROUP BY "parent_id"
) c WHERE c."parent_id" = r."id";
