CREATE TABLE "voyage_sof_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_sof_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"from" timestamp(3) with time zone NOT NULL,
	"to" timestamp(3) with time zone,
	"zone" numeric(20, 2),
	"event_type" text NOT NULL,
	"account" text,
	"remark" text,
	"source" text NOT NULL,
	"said_from" timestamp(3) with time zone,
	CONSTRAINT "voyage_sof_line_source_check" CHECK (source in ('REPORT', 'TYPED'))
);

-- Ports of a rotation were lines of their voyage; each is a record from here on, in its place and made when its voyage began.
ALTER TABLE "voyage_voyage_port" DROP CONSTRAINT "voyage_voyage_port_parent_ref";
DROP INDEX "voyage_voyage_port_parent";
ALTER TABLE "voyage_voyage_port" ALTER COLUMN "seq" DROP NOT NULL;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "create_by" bigint;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "create_name" text;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "create_time" timestamp(3) with time zone DEFAULT now() NOT NULL;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "update_name" text;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "update_time" timestamp(3) with time zone;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "deleted_at" timestamp(3) with time zone;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "voyage" bigint;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "ship_name" bigint;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "berth" text;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "agent" bigint;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "zone" numeric(20, 2);
ALTER TABLE "voyage_voyage_port" ADD COLUMN "said_ata" timestamp(3) with time zone;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "said_atb" timestamp(3) with time zone;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "said_atd" timestamp(3) with time zone;
ALTER TABLE "voyage_voyage_port" ADD COLUMN "remark" text;
UPDATE "voyage_voyage_port" p SET "voyage" = p."parent_id", "ship_name" = v."ship_name", "seq" = p."seq" + 1,
	"zone" = (SELECT o."zone" FROM "parameter_port" o WHERE o."id" = p."port"),
	"create_by" = v."create_by", "create_name" = v."create_name", "create_time" = v."create_time", "deleted_at" = v."deleted_at"
	FROM "voyage_voyage" v WHERE v."id" = p."parent_id";
-- Behind the rows: a table written anew would have each looked up again, and some call at ports that are gone.
ALTER TABLE "voyage_voyage_port" ALTER COLUMN "seq" SET DATA TYPE bigint;
ALTER TABLE "voyage_voyage_port" ALTER COLUMN "create_by" SET NOT NULL;
ALTER TABLE "voyage_voyage_port" ALTER COLUMN "create_name" SET NOT NULL;
ALTER TABLE "voyage_voyage_port" ALTER COLUMN "voyage" SET NOT NULL;
ALTER TABLE "voyage_sof_line" ADD CONSTRAINT "voyage_sof_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."voyage_voyage_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "voyage_sof_line_parent" ON "voyage_sof_line" USING btree ("parent_id","seq");
ALTER TABLE "voyage_voyage_port" ADD CONSTRAINT "voyage_voyage_port_voyage_ref" FOREIGN KEY ("voyage") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_port" ADD CONSTRAINT "voyage_voyage_port_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_voyage_port" ADD CONSTRAINT "voyage_voyage_port_agent_ref" FOREIGN KEY ("agent") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "voyage_voyage_port_sort" ON "voyage_voyage_port" USING btree ("eta" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_port_voyage_seq_look" ON "voyage_voyage_port" USING btree ("voyage","seq");
CREATE INDEX "voyage_voyage_port_voyage_sort" ON "voyage_voyage_port" USING btree ("voyage","eta" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_port_ship_name_sort" ON "voyage_voyage_port" USING btree ("ship_name","eta" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_port_port_sort" ON "voyage_voyage_port" USING btree ("port","eta" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_voyage_port_agent_sort" ON "voyage_voyage_port" USING btree ("agent","eta" desc,"id" desc) WHERE deleted_at is null;
ALTER TABLE "voyage_voyage_port" DROP COLUMN "parent_id";
