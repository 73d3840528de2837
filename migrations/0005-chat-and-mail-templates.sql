CREATE TABLE "kernel_node" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"pid" integer NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "system_chat_member" (
	"chat_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"joined_at" timestamp(3) with time zone NOT NULL,
	"after_id" bigint NOT NULL,
	"read_id" bigint NOT NULL,
	CONSTRAINT "system_chat_member_chat_id_user_id_pk" PRIMARY KEY("chat_id","user_id")
);

CREATE TABLE "system_chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chat_id" bigint NOT NULL,
	"sender_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" text,
	"event" jsonb,
	"key" text,
	"created_at" timestamp(3) with time zone NOT NULL,
	"recalled_at" timestamp(3) with time zone
);

CREATE TABLE "system_chat" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "system_chat_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text,
	"pair" text,
	"owner_id" bigint NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"last_message_id" bigint,
	CONSTRAINT "system_chat_pair_unique" UNIQUE("pair")
);

CREATE TABLE "system_mail_template" (
	"name" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "system_mail_template_name_lang_pk" PRIMARY KEY("name","lang")
);

ALTER TABLE "kernel_task" ADD COLUMN "put_away" boolean DEFAULT false NOT NULL;
CREATE INDEX "system_chat_member_user" ON "system_chat_member" USING btree ("user_id");
CREATE INDEX "system_chat_message_chat" ON "system_chat_message" USING btree ("chat_id","id");
CREATE UNIQUE INDEX "system_chat_message_key" ON "system_chat_message" USING btree ("sender_id","key") WHERE key is not null;
ALTER TABLE "kernel_live_presence" DROP COLUMN "seen_at";
