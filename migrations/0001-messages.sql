CREATE TABLE "system_message_choice" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"inbox" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"digest" boolean NOT NULL,
	"muted" boolean NOT NULL,
	CONSTRAINT "system_message_choice_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

CREATE TABLE "system_message_reader" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"mail_lang" text NOT NULL
);

CREATE TABLE "system_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"text_zh" text,
	"text_en" text,
	"link" text,
	"resource" text,
	"record_id" bigint,
	"created_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone,
	"inbox" boolean NOT NULL,
	"digest" boolean NOT NULL
);

ALTER TABLE "system_vessel" ADD COLUMN "fo_tolerance" numeric(20, 3);
ALTER TABLE "system_vessel" ADD COLUMN "do_tolerance" numeric(20, 3);
ALTER TABLE "system_vessel" ADD COLUMN "system_oil_tolerance" numeric(20, 1);
ALTER TABLE "system_vessel" ADD COLUMN "cylinder_oil_tolerance" numeric(20, 1);
ALTER TABLE "system_vessel" ADD COLUMN "other_lube_tolerance" numeric(20, 1);
ALTER TABLE "system_vessel" ADD COLUMN "water_tolerance" numeric(20, 1);
ALTER TABLE "voyage_report" ADD COLUMN "attachments" bigint[];
CREATE INDEX "system_message_inbox" ON "system_message" USING btree ("user_id","id") WHERE inbox;
CREATE INDEX "system_message_unread" ON "system_message" USING btree ("user_id","id") WHERE inbox and read_at is null;
CREATE INDEX "system_message_digest" ON "system_message" USING btree ("user_id") WHERE digest;
CREATE INDEX "system_message_created" ON "system_message" USING btree ("created_at");
CREATE INDEX "kernel_history_user" ON "kernel_history" USING btree ("user_id","at","id");
CREATE INDEX "kernel_history_request" ON "kernel_history" USING btree ("request_id");
