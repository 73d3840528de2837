CREATE TABLE "voyage_dispatch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "voyage_dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"record_no" text,
	"ship_name" bigint NOT NULL,
	"voyage_id" bigint,
	"direction" text NOT NULL,
	"time" timestamp(3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"order_type" text NOT NULL,
	"content" text NOT NULL,
	"due_time" timestamp(3) with time zone,
	"ack_name" text,
	"ack_time" timestamp(3) with time zone,
	"result" text,
	"done_name" text,
	"done_time" timestamp(3) with time zone,
	"waits" boolean,
	"status" text NOT NULL,
	CONSTRAINT "voyage_dispatch_direction_check" CHECK (direction in ('TO_SHIP', 'FROM_SHIP')),
	CONSTRAINT "voyage_dispatch_status_check" CHECK (status in ('OPEN', 'ACK', 'DONE'))
);

ALTER TABLE "voyage_dispatch" ADD CONSTRAINT "voyage_dispatch_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "voyage_dispatch" ADD CONSTRAINT "voyage_dispatch_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "voyage_dispatch_record_no_serial" ON "voyage_dispatch" USING btree ("record_no") WHERE deleted_at is null;
CREATE INDEX "voyage_dispatch_sort" ON "voyage_dispatch" USING btree ("waits" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_dispatch_time_day" ON "voyage_dispatch" USING btree ("time") WHERE deleted_at is null;
CREATE INDEX "voyage_dispatch_due_time_day" ON "voyage_dispatch" USING btree ("due_time") WHERE deleted_at is null;
CREATE INDEX "voyage_dispatch_ship_name_sort" ON "voyage_dispatch" USING btree ("ship_name","waits" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "voyage_dispatch_voyage_id_sort" ON "voyage_dispatch" USING btree ("voyage_id","waits" desc,"id" desc) WHERE deleted_at is null;
